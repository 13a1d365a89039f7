# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy", "gguf"]
# ///
"""Repositories with GGUF files, for programs that read nothing else."""

from gguf_files import gguf_repository
from hub import run

if __name__ == "__main__":
    run(lambda spec: gguf_repository(spec, spec.repository()))
