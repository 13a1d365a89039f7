hf download PaddlePaddle/PP-OCR-resources --local-dir=PP-OCR-resources
