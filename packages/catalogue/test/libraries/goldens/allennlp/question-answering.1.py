from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/bidaf-elmo")
answer = predictor.predict_json({
    "passage": "My name is Ada and I work at the tide station in Dover.",
    "question": "Where does Ada work?",
})
print(answer)
