"""Runs a query with ClickHouse in this process: QUERY_FILE PARQUET_FILE OUTPUT_FILE."""

import sys

import chdb

query_file, parquet, output = sys.argv[1:]
with open(query_file, encoding="utf-8") as file:
    query = file.read()
# NULL and text, not the Nullable type that Parquet columns get, is what a table of requests has.
source = f"(SELECT assumeNotNull(repository) AS repository, library, assumeNotNull(path) AS path, assumeNotNull(client) AS client, assumeNotNull(time) AS time FROM file('{parquet}', Parquet))"
answer = chdb.query(query.replace("`requests`", source), "CSV")
with open(output, "wb") as file:
    file.write(answer.bytes())
