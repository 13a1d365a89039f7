/** @module A chat turn with DeepSeek from 3.2 on: its repositories have a program instead of a chat template. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { quantizationNeeds } from '../quantization/quantization.ts';

export const deepSeekChat = (model: ModelRecord, { revision }: SnippetContext): Snippet => {
  const turn = `<｜begin▁of▁sentence｜><｜User｜>${sampleText(model, 'text-generation')}<｜Assistant｜></think>`;
  return {
    title: 'Chat without reasoning',
    install: [pip('transformers', '>=5'), pip('torch'), ...quantizationNeeds(model, 5), pip('accelerate')],
    code: py`
      from transformers import AutoModelForCausalLM, AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest({ revision })})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ revision, device_map: 'auto' })})

      # These repositories have no chat template: the marks of a turn are part of the text.
      prompt = ${turn}
      inputs = tokenizer(prompt, add_special_tokens=False, return_tensors="pt").to(model.device)

      outputs = model.generate(**inputs, max_new_tokens=512)
      print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
    `,
  };
};
