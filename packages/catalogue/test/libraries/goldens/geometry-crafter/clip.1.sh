git submodule update --init --recursive
python run.py \
  --video_path=examples/video1.mp4 \
  --save_folder=workspace/output \
  --height=384 --width=640
