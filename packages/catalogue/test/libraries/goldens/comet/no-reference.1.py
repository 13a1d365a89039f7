import torch
from comet import download_model, load_from_checkpoint

path = download_model("masakhane/africomet-qe-stl-1.1")
model = load_from_checkpoint(path)

data = [
    {
        "src": "Die Fähre fährt um halb zehn ab.",
        "mt": "The ferry leaves at half past nine.",
    }
]
output = model.predict(data, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
print(output.scores, output.system_score)
