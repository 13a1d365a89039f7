/** @module Use of a translator of many languages. They are set by tokens, which each family spells differently. */
import { py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';
import type { Use } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import { languagesOf, type TranslatorFamily } from './translate-languages.ts';

function familyOf(model: ModelRecord): TranslatorFamily {
  const type = modelTypeNameOf(model);
  if (type === 'mbart') return 'mbart';
  return type === 'nllb-moe' || /nllb/i.test(model.id) ? 'nllb' : 'm2m';
}

/** For a translator; undefined if its family has no name for the language of the text. */
export function translateUse(model: ModelRecord): Use | undefined {
  const family = familyOf(model);
  const languages = languagesOf(model, family);
  if (languages === undefined) return undefined;
  const { source, target } = languages;
  return {
    code: py`
      tokenizer.src_lang = ${source}
      inputs = tokenizer(${sampleText(model, 'translation')}, return_tensors="pt").to(model.device)
      target = tokenizer.convert_tokens_to_ids(${family === 'm2m' ? `__${target}__` : target})
      outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}
