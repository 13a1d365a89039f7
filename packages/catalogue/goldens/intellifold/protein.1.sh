hf download intelligenAI/intellifold --local-dir=intellifold-cache

printf '%s\n' '{
  "version": 1,
  "sequences": [
    {
      "protein": {
        "id": "A",
        "sequence": "GIVEQCCTSICSLYQLENYCN"
      }
    },
    {
      "protein": {
        "id": "B",
        "sequence": "FVNQHLCGSHLVEALYLVCGERGFFYTPKT"
      }
    }
  ]
}' > insulin.yaml

intellifold predict insulin.yaml --cache=intellifold-cache --out_dir=output --use_msa_server
