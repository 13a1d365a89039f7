"""Downloads files from the stand-in hub with `huggingface_hub` and prints the results as JSON."""

import hashlib
import json
import sys
import tempfile

from huggingface_hub import HfApi, get_hf_file_metadata, hf_hub_download, hf_hub_url, snapshot_download
from huggingface_hub.errors import HfHubHTTPError

endpoint = sys.argv[1]
cache = tempfile.mkdtemp()
api = HfApi(endpoint=endpoint, token=False)
common = {"endpoint": endpoint, "token": False, "cache_dir": cache}


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def error_of(ask):
    try:
        ask()
    except HfHubHTTPError as error:
        return type(error).__name__
    return None


def download(repo, name, **options):
    return hf_hub_download(repo, name, **common, **options)


large = get_hf_file_metadata(hf_hub_url("acme/tiny", "model.safetensors", endpoint=endpoint), token=False)
snapshot = snapshot_download("acme/tiny-lora", **common)
info = api.model_info("acme/tiny", files_metadata=True)

print(
    json.dumps(
        {
            "small file": json.load(open(download("acme/tiny", "config.json")))["model_type"],
            "large file": digest(download("acme/tiny", "model.safetensors")) == large.etag,
            "size of a large file": large.size > 100_000,
            "commit": large.commit_hash == info.sha,
            "card": open(download("acme/tiny", "README.md")).read().startswith("---"),
            "dataset file": len(open(download("acme/rows", "README.md", repo_type="dataset")).read()) > 0,
            "whole repository": json.load(open(snapshot + "/adapter_config.json"))["peft_type"],
            "sizes of files": all(file.size is not None for file in info.siblings),
            "tree": sorted(entry.path for entry in api.list_repo_tree("acme/tiny-lora")),
            "parameters": api.get_safetensors_metadata("acme/tiny").parameter_count,
            "file that is not there": error_of(lambda: download("acme/tiny", "none.json")),
            "repository that is not there": error_of(lambda: download("acme/none", "config.json")),
            "gated repository": error_of(lambda: download("acme/gated", "config.json")),
            "renamed repository": json.load(open(download("acme/renamed", "config.json")))["model_type"],
        }
    )
)
