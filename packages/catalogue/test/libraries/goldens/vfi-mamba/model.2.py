import cv2
import torch
from benchmark.utils.padder import InputPadder
from Trainer_finetune import Model

model = Model.from_pretrained("MCG-NJU/VFIMamba")
model.eval()

frames = [cv2.imread("example/im1.png"), cv2.imread("example/im2.png")]
first, last = [torch.from_numpy(frame).permute(2, 0, 1)[None].cuda() / 255 for frame in frames]
padder = InputPadder(first.shape, divisor=32)
first, last = padder.pad(first, last)
middle = padder.unpad(model.inference(first, last, True))[0]
cv2.imwrite("between.png", (middle * 255).byte().permute(1, 2, 0).cpu().numpy())
