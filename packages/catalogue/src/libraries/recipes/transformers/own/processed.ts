/** @module Models that see pictures by code of their repository, with a processor and `generate`. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';

/** A causal model and its processor, which takes the picture beside the turn as a text: Kimi-VL, and later ones of LLaVA. */
export const processedUse: OwnUseOf = (model, context) => {
  const load = { revision: context.revision, trust_remote_code: true };
  const isKimi = !/llava/i.test(model.id);
  return {
    title: 'Ask about a picture',
    imports: loadImport,
    before: isKimi ? '4.50' : '5',
    needs: ['accelerate', 'pillow', 'torchvision', ...(isKimi ? ['tiktoken', 'blobfile'] : [])].map((name) =>
      pip(name),
    ),
    others: ['AutoModelForCausalLM', 'AutoProcessor'],
    loading: py`
      processor = AutoProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ ...load, torch_dtype: 'auto', device_map: 'auto' })})
    `,
    use: py`
      ${loadedImage(model, context)}
      messages = [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "What is in the picture?"}]}]
      prompt = processor.apply_chat_template(messages, add_generation_prompt=True)
      inputs = processor(images=image, text=prompt, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=512)
      print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
    `,
  };
};

/** ERNIE 4.5 VL: the processor fetches the picture, and the model takes it from there. As its authors do, without a cache. */
export const ernieUse: OwnUseOf = (model, context) => {
  const load = { revision: context.revision, trust_remote_code: true };
  return {
    title: 'Ask about a picture',
    before: '5',
    // The code imports what reads films too.
    needs: ['accelerate', 'pillow', 'torchvision', 'sentencepiece', 'requests', 'decord', 'moviepy'].map(
      (name) => pip(name),
    ),
    others: ['AutoModelForCausalLM', 'AutoProcessor'],
    loading: py`
      processor = AutoProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ ...load, torch_dtype: 'auto', device_map: 'auto' })})
      model.add_image_preprocess(processor)
    `,
    use: py`
      picture = {"type": "image_url", "image_url": {"url": ${sampleImage(model, context.platform)}}}
      messages = [{"role": "user", "content": [{"type": "text", "text": "What is in the picture?"}, picture]}]
      prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
      images, videos = processor.process_vision_info(messages)
      inputs = processor(text=[prompt], images=images, videos=videos, padding=True, return_tensors="pt")
      inputs = inputs.to(model.device)
      outputs = model.generate(inputs=inputs["input_ids"], **inputs, max_new_tokens=512, use_cache=False)
      print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
    `,
  };
};
