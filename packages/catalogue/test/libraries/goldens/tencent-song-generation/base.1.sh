git lfs pull
pip install --no-deps -r requirements_nodeps.txt
hf download tencent/SongGeneration --local-dir=runtime
mv runtime/ckpt runtime/third_party .
bash generate.sh ckpt/songgeneration_base sample/lyrics.jsonl output --not_use_flash_attn
