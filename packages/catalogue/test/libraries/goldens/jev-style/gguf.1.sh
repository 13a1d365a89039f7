hf download chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF build_jev_score.sh jev_score.cpp --local-dir=jev-score
git clone https://github.com/ggml-org/llama.cpp
sh jev-score/build_jev_score.sh "$PWD/llama.cpp"
