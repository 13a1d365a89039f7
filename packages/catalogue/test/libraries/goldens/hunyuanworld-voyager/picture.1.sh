hf download tencent/HunyuanWorld-Voyager --local-dir=ckpts

# data_engine/create_input.py makes such a folder from a picture of yours and a camera path.
python sample_image2video.py --model=HYVideo-T/2 --input-path=examples/case1 \
  --prompt='An old village with thatched roofs' \
  --i2v-stability --infer-steps=50 --flow-reverse --flow-shift=7.0 \
  --embedded-cfg-scale=6.0 --use-cpu-offload --save-path=results
