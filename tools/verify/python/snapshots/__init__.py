"""Checks snippets against snapshots of the git repositories that they clone or install from."""
