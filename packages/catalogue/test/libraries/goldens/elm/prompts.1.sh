hf download slicexai/elm-0.75_news_classification --local-dir=models/elm-0.75_news_classification
python run.py models/elm-0.75_news_classification
