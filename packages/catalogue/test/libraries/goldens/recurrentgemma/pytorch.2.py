import sentencepiece as spm
import torch
from huggingface_hub import hf_hub_download
from recurrentgemma import torch as recurrentgemma

device = "cuda" if torch.cuda.is_available() else "cpu"
params = torch.load(
    hf_hub_download(repo_id="google/recurrentgemma-9b-pytorch", filename="9b.pt"),
    map_location=device,
)
config = recurrentgemma.GriffinConfig.from_torch_params(
    params, preset=recurrentgemma.Preset.RECURRENT_GEMMA_9B_V1
)
model = recurrentgemma.Griffin(config, device=device, dtype=torch.bfloat16)
model.load_state_dict(params)
vocab = spm.SentencePieceProcessor(
    model_file=hf_hub_download(repo_id="google/recurrentgemma-9b-pytorch", filename="tokenizer.model")
)
sampler = recurrentgemma.Sampler(model=model, vocab=vocab)

answer = sampler(input_strings=["Who are you?"], total_generation_steps=128)
print(answer.text[0])
