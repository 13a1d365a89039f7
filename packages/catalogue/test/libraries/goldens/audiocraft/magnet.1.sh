# Release 1.3 has MAGNeT, and pins a release of PyAV that has no packages; the one installed above works.
pip install --no-deps "audiocraft>=1.3"
