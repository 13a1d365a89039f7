from kernels import get_kernel

kernel = get_kernel("kernels-community/activation", revision="main")
print([name for name in dir(kernel) if not name.startswith("_")])
