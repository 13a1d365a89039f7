/** @module Use of language models without a head for the task of their cards, which they do in words. */
import { type Code, py } from '../../../../code/index.ts';
import { hasTag } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { askedText } from '../inputs/asked-text.ts';
import type { OwnUseOf } from './example.ts';
import { namedT5 } from './t5.ts';
import { templated } from '../chat/templated.ts';

const told = (text: string): Code<'python'> => py`
  messages = [{"role": "user", "content": ${text}}]
  ${templated(py`tokenizer`)}

  outputs = model.generate(**inputs, max_new_tokens=60)
  print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
`;

const asks = ({ pipeline_tag: task }: ModelRecord): boolean => task === 'question-answering';

/** Decoders are told in a chat; encoder-decoders were trained with prefixes. */
export const answerUse: OwnUseOf = (model) => {
  const title = asks(model) ? 'Answer a question' : 'Classify a text';
  if (hasTag(model, 'text-generation'))
    return {
      title,
      preparer: 'AutoTokenizer',
      name: 'AutoModelForCausalLM',
      complete: true,
      use: told(sampleText(model, asks(model) ? 'text-generation' : undefined)),
    };
  const asked = asks(model) ? askedText(model) : undefined;
  return {
    ...namedT5(model),
    title,
    use: py`
      inputs = tokenizer(${asked ?? sampleText(model)}, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
};
