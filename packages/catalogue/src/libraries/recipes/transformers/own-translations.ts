/** @module Use of models that translate, and are told the languages in their own ways. */
import { py } from '../../../code/index.ts';
import { sampleText } from '../../../snippets/samples.ts';
import type { OwnUseOf } from './own-example.ts';
import { pictureNeeds } from './picture-needs.ts';
import { templated } from './templated.ts';

/** The text begins with the language to translate into. */
export const prefixUse: OwnUseOf = (model) => ({
  title: 'Translate a text',
  preparer: 'AutoTokenizer',
  name: 'AutoModelForSeq2SeqLM',
  use: py`
    inputs = tokenizer(${`<2de> ${sampleText({ id: model.id }, 'translation')}`}, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=60)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `,
});

/** Its chat template takes the languages with the text. */
export const translationUse: OwnUseOf = (model) => {
  const part = {
    type: 'text',
    source_lang_code: 'en',
    target_lang_code: 'de-DE',
    text: sampleText({ id: model.id }, 'translation'),
  };
  return {
    title: 'Translate a text',
    needs: pictureNeeds,
    preparer: 'AutoProcessor',
    name: 'AutoModelForImageTextToText',
    use: py`
      messages = ${[{ role: 'user', content: [part] }]}
      ${templated(py`processor`)}

      outputs = model.generate(**inputs, max_new_tokens=60)
      print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
    `,
  };
};
