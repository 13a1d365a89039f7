from kernels import get_kernel

kernel = get_kernel("harbour-labs/fast-norm", revision="main", trust_remote_code=True)
print([name for name in dir(kernel) if not name.startswith("_")])
