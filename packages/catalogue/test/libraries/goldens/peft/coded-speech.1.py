import soundfile as sf
import torch
from peft import PeftModel
from snac import SNAC
from transformers import AutoModelForCausalLM, AutoTokenizer

base = "unsloth/orpheus-3b-0.1-ft"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForCausalLM.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "bhushan1729/orpheus-3b-stage2-speaker")

# The numbers mark the beginning and the end of the text, and the beginning of the speech.
words = tokenizer("The ferry leaves at half past nine.")["input_ids"]
inputs = torch.tensor([[128259, *words, 128009, 128260, 128261, 128257]], device=model.device)
outputs = model.generate(
    inputs,
    max_new_tokens=1200,
    do_sample=True,
    temperature=0.6,
    top_p=0.9,
    repetition_penalty=1.1,
    eos_token_id=128258,
)
codes = [token - 128266 for token in outputs[0, len(inputs[0]):].tolist() if token >= 128266]
frames = [codes[n : n + 7] for n in range(0, len(codes) - 6, 7)]
places = [[0], [1, 4], [2, 3, 5, 6]]
layers = [
    torch.tensor([[frame[place] - place * 4096 for frame in frames for place in layer]])
    for layer in places
]
audio = SNAC.from_pretrained("hubertsiuzdak/snac_24khz").decode(layers)
sf.write("output.wav", audio[0, 0].detach().numpy(), 24000)
