from pathlib import Path

import sentencepiece as spm
from huggingface_hub import snapshot_download
from recurrentgemma import jax as recurrentgemma

# The checkpoint's reader wants plain files and an absolute path.
folder = Path(snapshot_download("google/recurrentgemma-2b-it-flax", local_dir="recurrentgemma-2b-it-flax")).resolve()
params = recurrentgemma.load_parameters(str(folder / "2b-it"), "single_device")
config = recurrentgemma.GriffinConfig.from_flax_params_or_variables(
    params, preset=recurrentgemma.Preset.RECURRENT_GEMMA_2B_V1
)
vocab = spm.SentencePieceProcessor(model_file=str(folder / "tokenizer.model"))
model = recurrentgemma.Griffin(config)
sampler = recurrentgemma.Sampler(model=model, vocab=vocab, params=params, is_it_model=True)

answer = sampler(input_strings=["Who are you?"], total_generation_steps=128)
print(answer.text[0])
