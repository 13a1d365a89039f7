/** @module Use of a reranker loaded by Transformers: it scores how well passages answer a query. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { type VerdictFamily, verdictFamilyOf } from '../tasks/rerankers.ts';

/** A query and passages. */
export const pairs = py`
  query = "When does the ferry leave?"
  passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."]
`;

/** Each passage with its score. */
export const printed = (scores: Code<'python'>): Code<'python'> => py`
  for passage, score in zip(passages, ${scores}.tolist()):
      print(round(score, 3), passage)
`;

/** A reranker has one logit per pair: a label would always be the same one. */
const classifierUse = py`
  ${pairs}
  inputs = tokenizer([query] * len(passages), passages, padding=True, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  ${printed(py`outputs.logits[:, -1]`)}
`;

/** A language model that writes its verdict: the prompts that it was trained with, and how the verdict is read. */
interface Verdict {
  readonly prompts: Code<'python'>;
  readonly scores: Code<'python'>;
}

const judge =
  'Judge whether the Document meets the requirements based on the Query and the Instruct provided. Note that the answer can only be "yes" or "no".';
const search = 'Given a web search query, retrieve relevant passages that answer the query';
const contains =
  "Given a query A and a passage B, determine whether the passage contains an answer to the query by providing a prediction of either 'Yes' or 'No'.";

const verdicts: Readonly<Record<VerdictFamily, Verdict>> = {
  qwen: {
    prompts: py`
      start = ${`<|im_start|>system\n${judge}<|im_end|>\n<|im_start|>user\n<Instruct>: ${search}\n`}
      end = ${'<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n'}
      prompts = [f"{start}<Query>: {query}\n<Document>: {passage}{end}" for passage in passages]
    `,
    scores: py`
      answers = tokenizer.convert_tokens_to_ids(["no", "yes"])
      scores = outputs.logits[:, -1, answers].softmax(-1)[:, 1]
    `,
  },
  gemma: {
    prompts: py`
      task = ${contains}
      prompts = [f"A: {query}\nB: {passage}\n{task}" for passage in passages]
    `,
    scores: py`
      yes = tokenizer("Yes", add_special_tokens=False)["input_ids"][0]
      scores = outputs.logits[:, -1, yes]
    `,
  },
};

const verdictUse = ({ prompts, scores }: Verdict): Code<'python'> => py`
  ${pairs}
  ${prompts}

  tokenizer.padding_side = "left"
  inputs = tokenizer(prompts, padding=True, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  ${scores}
  ${printed(py`scores`)}
`;

/** For a model that `isRanked` accepts with these classes. */
export function rankUse(model: ModelRecord, classes: Classes): Use {
  const family = classes.model === 'AutoModelForCausalLM' ? verdictFamilyOf(model) : undefined;
  return { code: family === undefined ? classifierUse : verdictUse(verdicts[family]) };
}
