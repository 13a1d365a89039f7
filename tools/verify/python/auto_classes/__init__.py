"""Which auto classes of Transformers load which model type, read from the sources of a release."""
