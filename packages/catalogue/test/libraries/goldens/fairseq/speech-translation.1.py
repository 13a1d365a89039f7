from urllib.request import urlretrieve

from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.speech_to_text.hub_interface import S2THubInterface

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/xm_transformer_600m-es_en-multi_domain", arg_overrides={"config_yaml": "config.yaml"}
)
translator = S2THubInterface(cfg, task, models[0])

urlretrieve("https://huggingface.co/facebook/xm_transformer_600m-es_en-multi_domain/resolve/main/common_voice_es_19966634.flac", "speech.flac")
print(translator.predict("speech.flac"))
