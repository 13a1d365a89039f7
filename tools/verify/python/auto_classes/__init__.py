"""Which auto classes of Transformers load which model type, and which pipelines Diffusers has, from their sources."""
