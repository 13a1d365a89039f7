"""What Schemathesis cannot know from the OpenAPI document."""

import json

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    """Where a request is meant to be valid: a cursor is opaque and belongs to one query, and JSON Schema can say
    neither that the lower end of a range is not above the upper one, nor which devices there are, nor that the ids in a
    text differ."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if isinstance(case.body, dict) and "hardware" in case.body:
        case.body["hardware"] = "16"
    if not case.query:
        return
    if "fits" in case.query:
        case.query["fits"] = "16"
    models = str(case.query.get("models", "")).split(",")
    if len(set(models)) < len(models):
        case.query["models"] = "google-bert/bert-base-uncased,openai-community/gpt2"
    case.query.pop("cursor", None)
    for name in ("params", "num_parameters"):
        if "," in str(case.query.get(name, "")):
            case.query[name] = "min:1B,max:9B"


@schemathesis.serializer("application/x-ndjson")
def as_json_lines(context, value):
    """A line that is a list would make the whole body a JSON array."""
    lines = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps({"value": line} if isinstance(line, list) else line) for line in lines).encode()
