hf download aurekaresearch/OpenDDE opendde.pt --local-dir=checkpoints
echo '[{"name":"example","modelSeeds":[101],"sequences":[{"proteinChain":{"sequence":"MKTAYIAKQRQISFVKSHFSRQ","count":1}}]}]' > input.json
opendde pred -i input.json -o output -n opendde_v1 \
  --load_checkpoint_path=checkpoints/opendde.pt \
  --use_msa=false --sample=1
