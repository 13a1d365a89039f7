from urllib.request import urlretrieve

from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.speech_to_text.hub_interface import S2THubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/xm_transformer_s2ut_en-hk", arg_overrides={"config_yaml": "config.yaml", "task": "speech_to_text"}
)
translator = S2THubInterface(cfg, task, models[0])

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
# Numbers, which a vocoder of the same authors turns into sound.
print(translator.predict("speech.flac"))
