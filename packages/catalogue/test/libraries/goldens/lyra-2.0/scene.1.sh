hf download nvidia/Lyra-2.0 --include='checkpoints/*' --local-dir=lyra/Lyra-2

# The folder holds pictures, each with a text of the same name that describes it.
(cd lyra/Lyra-2 && PYTHONPATH=. python -m lyra_2._src.inference.lyra2_zoomgs_inference \
  --input_image_path assets/samples --prompt_dir assets/samples --sample_id 4 \
  --experiment lyra2 --checkpoint_dir checkpoints/model --output_path outputs \
  --num_frames_zoom_in 81 --num_frames_zoom_out 241 \
  --zoom_in_strength 0.5 --zoom_out_strength 1.5)

# The scene, reconstructed_scene.ply, comes to a folder beside the video.
(cd lyra/Lyra-2 && PYTHONPATH=. python -m lyra_2._src.inference.vipe_da3_gs_recon \
  --input_video_path outputs/videos/*.mp4)
