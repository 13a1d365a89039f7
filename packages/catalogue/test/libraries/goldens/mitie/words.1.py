from huggingface_hub import hf_hub_download
from mitie import total_word_feature_extractor

path = hf_hub_download(repo_id="example/mitie-chinese", filename="total_word_feature_extractor_zh.dat")
extractor = total_word_feature_extractor(path)
print(extractor.num_words_in_dictionary, "words")
for word in ["harbour", "London"]:
    print(word, extractor.get_feature_vector(word)[:5])
