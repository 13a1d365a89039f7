import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-to-speech", "onnx-community/Supertonic-TTS-ONNX");
const result = await pipe("The ferry leaves at half past nine.", {
  speaker_embeddings: "https://huggingface.co/onnx-community/Supertonic-TTS-ONNX/resolve/main/voices/F1.bin",
});
await result.save("output.wav");
