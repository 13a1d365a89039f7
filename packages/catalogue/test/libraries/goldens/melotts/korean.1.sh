python -m unidic download
