import torch
from comet import download_model, load_from_checkpoint

path = download_model("Unbabel/wmt22-comet-da")
model = load_from_checkpoint(path)

data = [
    {
        "src": "Die Fähre fährt um halb zehn ab.",
        "mt": "The ferry leaves at half past nine.",
        "ref": "The ferry departs at 9.30.",
    }
]
output = model.predict(data, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print(output.scores, output.system_score)
