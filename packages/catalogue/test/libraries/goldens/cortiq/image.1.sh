hf download infosave/Z-Image-Turbo-cmf z-image-turbo.cmf --local-dir=.
