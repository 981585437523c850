// Words and the permutation that orders them.
