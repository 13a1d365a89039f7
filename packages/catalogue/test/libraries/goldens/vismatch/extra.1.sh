pip install --no-build-isolation 'vismatch[sphereglue]'
