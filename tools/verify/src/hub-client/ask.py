"""Sends queries to a hub with `huggingface_hub` and prints the results as JSON."""

import json
import sys

from huggingface_hub import HfApi
from huggingface_hub.errors import RepositoryNotFoundError, RevisionNotFoundError

api = HfApi(endpoint=sys.argv[1], token=False)


def ids(records):
    return [record.id for record in records]


def error_of(ask):
    try:
        ask()
    except (RepositoryNotFoundError, RevisionNotFoundError) as error:
        return type(error).__name__
    return None


def picked(record, *names):
    return {name: getattr(record, name, None) for name in names}


full = next(iter(api.list_models(author="acme", search="model-10", full=True, cardData=True, fetch_config=True)))
expanded = next(iter(api.list_models(author="acme", search="model-10", expand=["likes", "sha"])))
info = api.model_info("acme/model-7")
dataset = api.dataset_info("acme/texts")
space = api.space_info("acme/demo")

print(
    json.dumps(
        {
            "every page": ids(api.list_models(author="acme", sort="downloads")),
            "at most the limit": ids(api.list_models(author="acme", sort="downloads", limit=3)),
            "more than a page holds": len(ids(api.list_models(author="acme", limit=5000))),
            "by likes": ids(api.list_models(author="acme", sort="likes", limit=2)),
            "by date": ids(api.list_models(author="acme", sort="created_at", limit=2)),
            "by last change": ids(api.list_models(author="acme", sort="last_modified", limit=2)),
            "all of several tags": ids(api.list_models(author="acme", filter=["even", "third"], sort="downloads", limit=3)),
            "by words and task": ids(api.list_models(search="acme model-11", pipeline_tag="text-generation", limit=1)),
            "by dataset": ids(api.list_models(trained_dataset="acme/texts", author="acme")),
            "gated": ids(api.list_models(author="acme", gated=True)),
            "by size": ids(api.list_models(author="acme", num_parameters="min:1B,max:9B")),
            "by app": ids(api.list_models(author="acme", apps="ollama")),
            "by provider": ids(api.list_models(author="acme", inference_provider="together")),
            "by any provider": ids(api.list_models(author="acme", inference_provider="all")),
            "served now": ids(api.list_models(author="acme", inference="warm")),
            "whole record of a list": picked(full, "id", "author", "sha", "config"),
            "card of a list": full.card_data.to_dict(),
            "files of a list": [file.rfilename for file in full.siblings],
            "single fields of a list": picked(expanded, "id", "likes", "sha", "downloads"),
            "one model": picked(info, "id", "gated", "sha", "likes", "pipeline_tag", "private"),
            "one model at its commit": api.model_info("acme/model-7", revision="commit-7").id,
            "single fields of one model": picked(api.model_info("acme/model-7", expand=["likes"]), "likes", "sha"),
            "a model that is not there": error_of(lambda: api.model_info("acme/none")),
            "a commit that is not there": error_of(lambda: api.model_info("acme/model-7", revision="v1")),
            "datasets": ids(api.list_datasets(author="acme")),
            "datasets of a task": ids(api.list_datasets(author="acme", task_categories="translation")),
            "datasets in a language": ids(api.list_datasets(author="acme", language=["de", "fr"])),
            "one dataset": picked(dataset, "id", "likes"),
            "spaces": ids(api.list_spaces(author="acme", sort="likes")),
            "one space": picked(space, "id", "sdk"),
        }
    )
)
