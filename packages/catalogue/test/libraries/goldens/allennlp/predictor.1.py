from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/elmo-ner")
print(type(predictor).__name__)
