/** @module PLaMo 2, whose tokenizer is code of its repository, and its translator. */
import { type Code, py } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

export const isPlamo2 = (model: ModelRecord): boolean => /^plamo-2/i.test(nameOf(model));

export const isPlamoTranslator = (model: ModelRecord): boolean => /^plamo-2-translate/i.test(nameOf(model));

/** It was trained on this form, and ends a translation with the mark that begins its lines. */
export const plamoTranslation: Code<'python'> = py`
  tokenizer.add_eos_token("<|plamo:op|>")
  text = "The library opens at nine in the morning."
  prompt = (
      "<|plamo:op|>dataset\ntranslation\n"
      f"<|plamo:op|>input lang=English\n{text}\n"
      "<|plamo:op|>output lang=Japanese\n"
  )
`;
