hf download google/paligemma2-3b-pt-224-jax --local-dir=paligemma2-3b-pt-224-jax
