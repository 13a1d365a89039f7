from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/textless_sm_cs_en"
)
print(type(task).__name__)
print(models[0])
