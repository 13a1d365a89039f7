git submodule update --init --recursive
