/** @module Use of models that write their answers in a form of their own: phonemes, relations, and the words of a gap. */
import { py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { gapOf } from '../inputs/gap.ts';
import type { OwnUseOf } from './example.ts';
import { loadedT5, namedT5 } from './t5.ts';

/** It reads the bytes of a single word, after its language; the repository has no tokenizer. */
const wordsUse: OwnUseOf = (model) => ({
  ...loadedT5(model),
  title: 'Convert words to phonemes',
  source: 'google/byt5-small',
  use: py`
    words = [f"<eng-us>: {word}" for word in "The ferry leaves at nine".split()]
    inputs = tokenizer(words, padding=True, add_special_tokens=False, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=50)
    print(tokenizer.batch_decode(outputs, skip_special_tokens=True))
  `,
});

const phonemesUse: OwnUseOf = (model) => ({
  ...loadedT5(model),
  title: 'Convert a text to phonemes',
  use: py`
    inputs = tokenizer(${sampleText(model, 'text-to-speech')}, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=128)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `,
});

const band =
  'The Red Hot Chili Peppers were formed in Los Angeles by Kiedis, Flea, guitarist Hillel Slovak and drummer Jack Irons.';

/** The version for many languages is told that of the text; the large one also begins its answer with a mark. */
const relationsUse: OwnUseOf = (model) => {
  const many = /mrebel/i.test(model.id);
  const large = many && /large/i.test(model.id);
  return {
    ...loadedT5(model),
    needs: many ? [pip('sentencepiece'), pip('protobuf')] : [],
    title: 'Extract relations from a text',
    use: py`
      ${many ? py`tokenizer.src_lang = ${large ? 'en_XX' : 'en'}` : py.none}
      inputs = tokenizer(${many ? band : (widgetOf(model)?.text ?? band)}, return_tensors="pt").to(model.device)
      ${large ? py`start = tokenizer.convert_tokens_to_ids("tp_XX")` : py.none}
      outputs = model.generate(**inputs${large ? py`, decoder_start_token_id=start, forced_bos_token_id=None` : py.none}, num_beams=3, max_new_tokens=256)
      # Marks tell subjects, objects and relations apart.
      print(tokenizer.decode(outputs[0]))
    `,
  };
};

/** T5 has no mask: it writes what stands where a text has one of its own marks. */
const gapUse: OwnUseOf = (model) => {
  const given = widgetOf(model)?.text;
  const [before, after] = gapOf(model);
  return {
    ...namedT5(model),
    title: 'Fill a gap in a text',
    use: py`
      text = ${given?.includes('<extra_id_0>') ? given : `${before}<extra_id_0>${after}`}
      inputs = tokenizer(text, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=20)
      # The words follow the mark of the gap.
      print(tokenizer.decode(outputs[0]))
    `,
  };
};

function useFor({ id, pipeline_tag: task }: ModelRecord): OwnUseOf {
  if (/charsiu/i.test(id)) return wordsUse;
  if (/rebel-/i.test(id)) return relationsUse;
  return task === 'fill-mask' ? gapUse : phonemesUse;
}

export const writtenOwnUse: OwnUseOf = (model, context) => useFor(model)(model, context);
