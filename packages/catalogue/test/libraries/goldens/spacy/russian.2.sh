python -m spacy download ru_core_news_lg
