from urllib.request import urlretrieve

from espnet2.bin.s2t_inference_ctc import Speech2TextGreedySearch

recognizer = Speech2TextGreedySearch.from_pretrained("espnet/owsm_ctc_v4_1B", lang_sym="<eng>", task_sym="<asr>")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(recognizer.batch_decode("speech.flac"))
