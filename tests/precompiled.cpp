// Nothing of its own: the headers that the tests read most are compiled with it.
