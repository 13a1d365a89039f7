# /// script
# requires-python = ">=3.11"
# dependencies = ["pandas", "pyarrow", "pillow", "soundfile", "numpy", "pyyaml", "pylance", "duckdb-extension-httpfs==1.5.5"]
# ///
"""Small data files for the branches of dataset libraries: the files of the record, or Parquet files by config and split."""

import gzip
import io
import json
import re
import tarfile
from pathlib import Path

import pandas as pd
import yaml
from hub import Spec, run
from PIL import Image

ROWS = pd.DataFrame({"text": ["one ferry", "two boats", "three sails"], "label": [0, 1, 0], "value": [0.5, 1.5, 2.5]})
SPLITS = ("train", "test", "validation")


def archive() -> bytes:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as tar:
        for number in range(3):
            image = io.BytesIO()
            Image.new("RGB", (32, 32), (80 * number, 90, 120)).save(image, "jpeg")
            for ending, content in (("jpg", image.getvalue()), ("json", json.dumps({"label": number}).encode()), ("txt", b"a sail")):
                entry = tarfile.TarInfo(f"{number:05d}.{ending}")
                entry.size = len(content)
                tar.addfile(entry, io.BytesIO(content))
    return data.getvalue()


def content(name: str) -> bytes:
    if name.endswith(".gz"):
        return gzip.compress(content(name.removesuffix(".gz")))
    ending = Path(name).suffix.lower()
    if ending == ".parquet":
        return ROWS.to_parquet()
    if ending in (".csv", ".tsv"):
        return ROWS.to_csv(index=False, sep="\t" if ending == ".tsv" else ",").encode()
    if ending in (".jsonl", ".ndjson"):
        return ROWS.to_json(orient="records", lines=True).encode()
    if ending in (".yaml", ".yml"):
        return yaml.safe_dump({"distilabel": {"version": "1.5.3"}, "pipeline": {"name": "letters", "steps": [], "connections": []}}).encode()
    if ending == ".json":
        return ROWS.to_json(orient="records").encode()
    if ending == ".tar":
        return archive()
    if ending in (".jpg", ".jpeg", ".png"):
        image = io.BytesIO()
        Image.new("RGB", (64, 64), (30, 90, 120)).save(image, "png" if ending == ".png" else "jpeg")
        return image.getvalue()
    return b"one ferry\ntwo boats\n"


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def described(card: dict) -> list[str]:
    """Files that the patterns of a card match: `data/train-*` is a Parquet file."""
    names = []
    for config in card.get("configs") or []:
        files = config.get("data_files") if isinstance(config, dict) else None
        for one in [files] if isinstance(files, (str, dict)) else files or []:
            paths = one.get("path", []) if isinstance(one, dict) else one
            names += [paths] if isinstance(paths, str) else paths
    plain = [name.replace("**", "part").replace("*", "00000-of-00001") for name in names]
    return [name if Path(name).suffix else f"{name}.parquet" for name in plain]


def description(repository: str, config: str) -> dict:
    """Croissant, as the hub describes a dataset: the repository, its Parquet files, splits and records."""
    kinds = {"text": "sc:Text", "label": "sc:Integer", "value": "sc:Float"}
    files, records, split_name = f"parquet-files-for-config-{config}", config, f"{config}_splits/split_name"

    def field(name: str, kind: str) -> dict:
        source = {"fileSet": {"@id": files}, "extract": {"column": name}}
        return {"@type": "cr:Field", "@id": f"{records}/{name}", "dataType": kind, "source": source}

    folder = {"regex": f"{re.escape(config)}/(?:partial-)?({'|'.join(SPLITS)})/.+parquet$"}
    split = {
        "@type": "cr:Field", "@id": f"{records}/split", "dataType": "sc:Text", "references": {"field": {"@id": split_name}},
        "source": {"fileSet": {"@id": files}, "extract": {"fileProperty": "fullpath"}, "transform": folder},
    }  # fmt: skip
    return {
        "@context": {
            "@language": "en", "@vocab": "https://schema.org/", "citeAs": "cr:citeAs", "column": "cr:column", "containedIn": "cr:containedIn", "conformsTo": "dct:conformsTo",
            "cr": "http://mlcommons.org/croissant/", "data": {"@id": "cr:data", "@type": "@json"}, "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
            "dct": "http://purl.org/dc/terms/", "extract": "cr:extract", "field": "cr:field", "fileProperty": "cr:fileProperty",
            "fileObject": "cr:fileObject", "fileSet": "cr:fileSet", "includes": "cr:includes", "recordSet": "cr:recordSet", "sc": "https://schema.org/",
            "source": "cr:source", "key": "cr:key", "references": "cr:references", "repeated": "cr:repeated", "transform": "cr:transform", "regex": "cr:regex",
        },
        "@type": "sc:Dataset", "conformsTo": "http://mlcommons.org/croissant/1.1", "name": repository.split("/")[-1], "description": "Three rows.",
        "license": "https://choosealicense.com/licenses/mit/", "url": f"https://huggingface.co/datasets/{repository}",
        "distribution": [
            {"@type": "cr:FileObject", "@id": "repo", "name": "repo", "contentUrl": f"https://huggingface.co/datasets/{repository}/tree/refs%2Fconvert%2Fparquet",
             "encodingFormat": "git+https", "sha256": "https://github.com/mlcommons/croissant/issues/80"},
            {"@type": "cr:FileSet", "@id": files, "containedIn": {"@id": "repo"}, "encodingFormat": "application/x-parquet", "includes": f"{config}/*/*.parquet"},
        ],
        "recordSet": [
            {"@type": "cr:RecordSet", "@id": f"{records}_splits", "dataType": "cr:Split", "key": {"@id": split_name},
             "field": [{"@type": "cr:Field", "@id": split_name, "dataType": "sc:Text"}], "data": [{split_name: name} for name in SPLITS]},
            {"@type": "cr:RecordSet", "@id": records, "field": [split, *[field(name, kind) for name, kind in kinds.items()]]},
        ],
    }  # fmt: skip


def extension(spec: Spec) -> None:
    """The part of DuckDB that reads from the hub, which it loads when it is first needed."""
    import duckdb_extension_httpfs

    [file] = Path(duckdb_extension_httpfs.__file__).parent.glob("extensions/*/httpfs.duckdb_extension")
    address = f"extensions.duckdb.org/{file.parent.name}/linux_amd64/{file.name}.gz"
    write(spec.outside(address), gzip.compress(file.read_bytes(), 1))


def full_id(spec: Spec) -> str:
    """The id with an owner: the hub redirects the ids of early datasets, which have none."""
    if "/" in spec.id:
        return spec.id
    name = f"harbour/{spec.id}"
    (spec.folder / "renamed.json").write_text(json.dumps({f"datasets/{spec.id}": name}))
    return name


def make(spec: Spec) -> None:
    if spec.library == "datasets/duckdb":
        extension(spec)
    full = full_id(spec)
    folder = spec.repository(full, kind="datasets")
    card = spec.record.get("cardData") or {}
    lance = {name.split(".lance/")[0] + ".lance" for name in spec.files() if ".lance/" in name}
    lance |= set(re.findall(rf"{re.escape(spec.id)}/([\w/.-]+\.lance)", spec.code))
    for name in lance:
        import lance as library
        import pyarrow as pa

        library.write_dataset(pa.Table.from_pandas(ROWS), str(folder / name))
    for name in spec.files():
        if ".lance/" not in name and Path(name).name not in ("README.md", ".gitattributes"):
            write(folder / name, content(name))
    configs = [one.get("config_name") for one in card.get("configs") or [] if isinstance(one, dict)]
    info = card.get("dataset_info") or []
    configs += [one.get("config_name") for one in (info if isinstance(info, list) else [info]) if isinstance(one, dict)]
    names = [name for name in dict.fromkeys(configs) if name] or ["default"]
    patterns = [] if spec.files() else described(card)
    for name in patterns:
        write(folder / name, content(name))
    converted = spec.repository(f"{full}@parquet", kind="datasets")
    for place in [converted, *([] if spec.files() else [folder])]:
        for config in names:
            for split in SPLITS:
                write(place / config / split / "0000.parquet", content("x.parquet"))
    write(spec.folder / "croissant" / f"{full}.json", json.dumps(description(full, names[0])).encode())
    if not spec.files():
        head = {"configs": [
            {"config_name": config, "data_files": [
                {"split": split, "path": f"{config}/{split}/*.parquet"} for split in SPLITS]}
            for config in names
        ]}  # fmt: skip
        shown = {"configs": card["configs"]} if patterns else head
        write(folder / "README.md", f"---\n{yaml.safe_dump(shown)}---\n".encode())
    elif card.get("configs"):
        write(folder / "README.md", f"---\n{yaml.safe_dump({'configs': card['configs']})}---\n".encode())


if __name__ == "__main__":
    run(make)
