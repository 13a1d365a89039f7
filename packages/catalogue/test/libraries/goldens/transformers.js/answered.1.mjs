import { Tensor, VoxtralForConditionalGeneration, VoxtralProcessor } from "@huggingface/transformers";
import decode from "audio-decode";

const recording = await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer();
const { channelData } = await decode(recording);

const model = await VoxtralForConditionalGeneration.from_pretrained("onnx-community/Voxtral-Mini-3B-2507-ONNX", { dtype: "q4" });
const processor = await VoxtralProcessor.from_pretrained("onnx-community/Voxtral-Mini-3B-2507-ONNX");

const content = [{ type: "audio" }, { type: "text", text: "What is said in the recording?" }];
const prompt = processor.apply_chat_template([{ role: "user", content }]);
const inputs = await processor(prompt, channelData[0]);
const output = await model.generate({ ...inputs, max_new_tokens: 256 });
if (output instanceof Tensor) {
  const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
  console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
}
