import copy

import torch
from vibevoice.modular.modeling_vibevoice_streaming_inference import (
    VibeVoiceStreamingForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor

source = "microsoft/VibeVoice-Realtime-0.5B"
processor = VibeVoiceStreamingProcessor.from_pretrained(source)
model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
    source, torch_dtype=torch.bfloat16, device_map="cuda", attn_implementation="sdpa"
)
model.eval()
model.set_ddpm_inference_steps(num_steps=5)

voice = torch.load("demo/voices/streaming_model/en-Emma_woman.pt", map_location="cuda", weights_only=False)
inputs = processor.process_input_with_cached_prompt(
    text="The ferry leaves at half past nine.",
    cached_prompt=voice,
    padding=True,
    return_tensors="pt",
    return_attention_mask=True,
)
outputs = model.generate(
    **{name: value.to("cuda") if torch.is_tensor(value) else value for name, value in inputs.items()},
    max_new_tokens=None,
    cfg_scale=1.5,
    tokenizer=processor.tokenizer,
    generation_config={"do_sample": False},
    all_prefilled_outputs=copy.deepcopy(voice),
)
processor.save_audio(outputs.speech_outputs[0], output_path="output.wav")
