import soundfile as sf
from vui.engine import Engine, GenConfig, Segment
from vui.prompt_files import load_official_prompt

engine = Engine()
words, codes, speaker, bias = load_official_prompt("maeve", checkpoint=engine.checkpoint)

with engine.new_row() as row:
    row.prefill([Segment(words, codes)], spk_emb=speaker, cond_bias=bias)
    _, audio = row.render("The ferry leaves at half past nine.", GenConfig(temperature=0.7))
sf.write("output.wav", audio.squeeze().float().cpu().numpy(), 24000)
