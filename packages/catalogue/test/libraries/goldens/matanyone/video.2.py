from matanyone import InferenceCore

processor = InferenceCore("PeiqingYang/MatAnyone")
foreground, alpha = processor.process_video(
    input_path="video.mp4", mask_path="mask.png", output_path="output"
)
print(foreground, alpha)
