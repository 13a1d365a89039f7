from optimum.intel import pipeline

pipe = pipeline("text-generation", model="ada/harbour-3B-openvino", accelerator="openvino")
result = pipe("Ada was kind, and her house in London was spotless.")
print(result)
