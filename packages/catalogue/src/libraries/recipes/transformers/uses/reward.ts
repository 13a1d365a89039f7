/** @module Use of a reward model loaded by Transformers: it scores an answer to a question. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import type { Use } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

const chatUse = py`
  messages = [
      {"role": "user", "content": "What is the capital of France?"},
      {"role": "assistant", "content": "The capital of France is Paris."},
  ]
  inputs = tokenizer.apply_chat_template(
      messages,
      tokenize=True,
      return_dict=True,
      return_tensors="pt",
  ).to(model.device)
  outputs = model(**inputs)
  print(outputs.logits[0, 0].item())
`;

const pairUse = py`
  question = "What is the capital of France?"
  answer = "The capital of France is Paris."
  inputs = tokenizer(question, answer, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  print(outputs.logits[0, 0].item())
`;

/** Decoders score a conversation, encoders a pair of texts. */
export function rewardUse(model: ModelRecord): Use {
  const type = modelTypeOf(modelTypeNameOf(model))?.classes;
  const encoder = type?.has('AutoModelForMaskedLM') ?? false;
  return { code: encoder ? pairUse : chatUse };
}
