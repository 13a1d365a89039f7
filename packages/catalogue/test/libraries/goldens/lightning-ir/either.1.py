from lightning_ir import BiEncoderModule

model = BiEncoderModule("webis/splade").eval()

documents = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Saturn has the brightest rings.",
]
print(model.score("Which planet is the largest?", documents).scores)
