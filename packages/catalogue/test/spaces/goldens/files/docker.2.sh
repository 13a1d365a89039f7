git clone https://huggingface.co/spaces/harbour/radar
