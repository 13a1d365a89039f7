from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/naqanet")
answer = predictor.predict_json({
    "passage": "The council runs a ferry to three of the five islands.",
    "question": "How many islands have a ferry?",
})
print(answer)
