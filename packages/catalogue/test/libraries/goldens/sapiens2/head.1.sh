hf download facebook/sapiens2-pose-1b --local-dir=sapiens2-pose-1b
