hf download harbour/en_moods en_moods-1.2.0-py3-none-any.whl --local-dir=.
pip install ./en_moods-1.2.0-py3-none-any.whl
