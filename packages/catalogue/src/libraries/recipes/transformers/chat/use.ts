/** @module A chat turn with a model loaded by Transformers. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { chatLimit, chatMessages, chatNeeds } from './chat.ts';
import { hearsSound, seesPictures } from '../tasks/beside-text.ts';
import { type Classes, processor, type Use, variableOf } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { templated } from './templated.ts';

const withTask = (model: ModelRecord, pipeline_tag: string): ModelRecord => ({ ...model, pipeline_tag });

/** A tokenizer prepares neither images nor sound. */
const readingText = (model: ModelRecord): ModelRecord =>
  seesPictures(model) || hearsSound(model) ? withTask(model, 'text-generation') : model;

export function chatUse(given: ModelRecord, context: SnippetContext, classes: Classes): Use {
  const multimodal = classes.processor === processor;
  const model = multimodal ? withTask(given, given.pipeline_tag ?? 'image-text-to-text') : readingText(given);
  // Before version 5, weights were loaded in full precision.
  const cast = multimodal && (context.versions['transformers'] ?? 5) >= 5;
  // It writes a canvas of tokens at a time, and returns more than them.
  const type = modelTypeNameOf(model) ?? '';
  const diffuses = type === 'diffusion_gemma';
  // It would speak as well, and return both.
  const limit = /^qwen\d\w*_omni(?:_moe)?$/.test(type)
    ? { generation_mode: 'text', thinker_max_new_tokens: 512 }
    : { max_new_tokens: diffuses ? 256 : chatLimit(model) };
  const written = diffuses ? py`outputs.sequences` : py`outputs`;
  // An encoder-decoder does not repeat the messages.
  const answer =
    classes.model === 'AutoModelForSeq2SeqLM' ? py`[0]` : py`[0][inputs["input_ids"].shape[-1]:]`;
  return {
    code: py`
      messages = ${chatMessages(model, context.platform, multimodal ? { parts: true } : {})}
      ${templated(variableOf(classes), { cast })}

      outputs = model.generate(**inputs${py.rest(limit)})
      print(${variableOf(classes)}.decode(${written}${answer}))
    `,
    ...(multimodal && { needs: chatNeeds(model) }),
  };
}
