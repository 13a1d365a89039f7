python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox/cbox.h5
