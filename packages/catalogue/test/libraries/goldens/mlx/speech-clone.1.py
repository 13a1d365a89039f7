from urllib.request import urlretrieve

from mlx_audio.tts.generate import generate_audio

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
generate_audio("The ferry leaves at half past nine.", model="mlx-community/Qwen3-TTS-12Hz-1.7B-Base-bf16", ref_audio="speech.flac", ref_text="He hoped there would be stew for dinner, turnips and carrots and bruised potatoes and fat mutton pieces to be ladled out in thick, peppered, flour-fattened sauce.", file_prefix="output")
