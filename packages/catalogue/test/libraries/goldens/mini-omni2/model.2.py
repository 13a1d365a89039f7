from inference_vision import OmniVisionInference

model = OmniVisionInference("./checkpoint", device="cuda:0")
parts = model.run_vision_AA_batch_stream(
    "data/samples/vision_qa_audio.wav",
    "data/samples/vision_qa_image.jpg",
    save_path="answer.wav",
)
# The model prints its answer when the last part is done, and saves it whole.
for _ in parts:
    pass
