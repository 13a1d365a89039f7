hf download sisuo/HY-Worldplay --local-dir=HY-Worldplay
