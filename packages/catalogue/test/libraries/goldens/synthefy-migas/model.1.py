import numpy as np
import torch
from huggingface_hub import hf_hub_download
from migaseval import MigasPipeline

device = "cuda" if torch.cuda.is_available() else "cpu"
pipeline = MigasPipeline.from_pretrained(
    hf_hub_download(repo_id="Synthefy/migas-1.5", filename="model.pt"),
    device=device,
)

history = np.linspace(60, 75, 64, dtype=np.float32).reshape(1, -1)
# A summary of your own spares the language model that would write one; keep both headings.
summary = (
    "FACTUAL SUMMARY: Ticket sales of the ferry rose week after week.\n"
    "PREDICTIVE SIGNALS: The line closes for repairs soon, so sales should fall."
)
forecast = pipeline.predict(history, summaries=[summary], pred_len=16)
print(forecast[0, :, 0].cpu().numpy())
