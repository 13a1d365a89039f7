import soundfile as sf
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/fastspeech2-en-ljspeech", arg_overrides={"vocoder": "hifigan", "fp16": False}
)
voice = TTSHubInterface(cfg, task, models[0])

wav, rate = voice.predict("The harbour lights go on at dusk.")
sf.write("output.wav", wav.cpu().numpy(), rate)
