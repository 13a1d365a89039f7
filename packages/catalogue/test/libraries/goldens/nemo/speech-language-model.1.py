from nemo.collections.speechlm2.models import SALM

model = SALM.from_pretrained("nvidia/canary-qwen-2.5b").bfloat16().eval().to("cuda")

prompt = {
    "role": "user",
    "content": f"Transcribe the following: {model.audio_locator_tag}",
    "audio": ["audio.wav"],
}
[answer] = model.generate(prompts=[[prompt]], max_new_tokens=256)
print(model.tokenizer.ids_to_text(answer.cpu()))
