python run.py configs/instant-mesh-large.yaml examples/cute_tiger.jpg --output_path outputs --save_video
