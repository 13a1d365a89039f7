hf download walston/cosyvoice3-multiaccent --local-dir=cosyvoice3-multiaccent
