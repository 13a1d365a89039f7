import librosa
import soundfile as sf
import torch
from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

source = "harbour-voices/VibeVoice-tides-7B"
processor = VibeVoiceProcessor.from_pretrained(source)
model = VibeVoiceForConditionalGenerationInference.from_pretrained(source, torch_dtype=torch.bfloat16)
model = model.to("cuda").eval()
model.set_ddpm_inference_steps(5)

voices = [librosa.load(name, sr=24000, mono=True)[0] for name in ["voice-1.wav", "voice-2.wav"]]
script = "Speaker 0: When does the ferry leave?\nSpeaker 1: At half past nine."
inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt").to("cuda")
outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)

audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
sf.write("output.wav", audio, 24000)
