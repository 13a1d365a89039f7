/** @module Models that see pictures by code of their repository, with a processor and `generate`. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
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
