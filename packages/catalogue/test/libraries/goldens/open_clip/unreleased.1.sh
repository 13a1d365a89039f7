hf download rwightman/mammut2-moderntext_ViT-B-32.cc12m-qk-lr2e3-b4096 --local-dir=mammut2-moderntext_ViT-B-32.cc12m-qk-lr2e3-b4096
