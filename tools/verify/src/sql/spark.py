"""Runs a query with Spark in this process: QUERY_FILE PARQUET_FILE OUTPUT_FILE."""

import csv
import sys

from pyspark.sql import SparkSession

query_file, parquet, output = sys.argv[1:]
spark = (
    SparkSession.builder.master("local[2]")
    .config("spark.ui.enabled", "false")
    .config("spark.driver.memory", "2g")
    .config("spark.sql.shuffle.partitions", "8")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("ERROR")
spark.read.parquet(parquet).createOrReplaceTempView("requests")
with open(query_file, encoding="utf-8") as file:
    rows = spark.sql(file.read()).collect()
with open(output, "w", encoding="utf-8", newline="") as file:
    csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)
spark.stop()
