import torch
from diffusers import ConsisIDPipeline
from diffusers.pipelines.consisid.consisid_utils import prepare_face_models, process_face_embeddings_infer
from diffusers.utils import export_to_video
from huggingface_hub import snapshot_download

folder = snapshot_download("BestWishYsh/ConsisID-preview")
pipe = ConsisIDPipeline.from_pretrained(folder, dtype=torch.bfloat16, device_map="cuda")

aligner, recognizer, encoder, finder, mean, std = prepare_face_models(folder, device="cuda", dtype=torch.bfloat16)
condition, hidden, image, points = process_face_embeddings_infer(
    aligner, encoder, recognizer, mean, std, finder, "cuda", torch.bfloat16, "person.png"
)
frames = pipe(
    image=image,
    prompt="A person walks along a city street in soft evening light and smiles",
    id_vit_hidden=hidden,
    id_cond=condition,
    kps_cond=points,
).frames[0]
export_to_video(frames, "output.mp4", fps=8)
