"""Do the names a Python snippet uses exist in a release of the packages it asks for? Reads sources, runs nothing."""
