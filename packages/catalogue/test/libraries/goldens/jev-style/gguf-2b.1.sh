hf download chaoliangUNSW/Jev-Style-2B-Decision-v3-GGUF build_jev_score.sh jev_score_v2.cpp --local-dir=jev-score
git clone https://github.com/ggml-org/llama.cpp
sh jev-score/build_jev_score.sh "$PWD/llama.cpp"
