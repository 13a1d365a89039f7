boltzgen run example/vanilla_protein/1g13prot.yaml \
  --output=results \
  --protocol=protein-anything \
  --num_designs=10 \
  --budget=2
