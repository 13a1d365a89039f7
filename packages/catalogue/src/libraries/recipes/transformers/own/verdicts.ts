/** @module Use of encoder-decoders that judge a pair of texts: the first word that they would write is the verdict. */
import { type Code, py } from '../../../../code/index.ts';
import type { OwnUseOf } from './example.ts';
import { loadedT5 } from './t5.ts';
import { pairs, printed } from '../uses/rank.ts';

/** T5 begins an answer with the token 0. */
const firstWord = (count: Code<'python'>): Code<'python'> => py`
  start = inputs["input_ids"].new_zeros((${count}, 1))
  outputs = model(**inputs, decoder_input_ids=start)
`;

/** Words for and against, by the names of checkpoints; the others say true or false. */
const words: readonly (readonly [name: RegExp, no: string, yes: string])[] = [
  [/\/ptt5-/i, '▁não', '▁sim'],
  [/\/mt5-base-/i, '▁no', '▁yes'],
  [/\/mt5-/i, '▁', '▁true'],
  [/(?:)/, '▁false', '▁true'],
];

const passagesUse: OwnUseOf = (model) => {
  const [, no = '', yes = ''] = words.find(([name]) => name.test(model.id)) ?? [];
  return {
    ...loadedT5(model),
    title: 'Rank passages for a query',
    use: py`
      ${pairs}
      texts = [f"Query: {query} Document: {passage} Relevant:" for passage in passages]
      inputs = tokenizer(texts, padding=True, return_tensors="pt").to(model.device)
      ${firstWord(py`len(passages)`)}
      words = tokenizer.convert_tokens_to_ids(${[no, yes]})
      scores = outputs.logits[:, 0, words].softmax(-1)[:, 1]
      ${printed(py`scores`)}
    `,
  };
};

/** The words are those of the tokens 3 and 209. */
const claimUse: OwnUseOf = (model) => ({
  ...loadedT5(model),
  needs: [],
  title: 'Check a claim against a document',
  use: py`
    document = "The ferry leaves at half past nine."
    claim = "The ferry leaves in the morning."
    text = "predict: " + document + tokenizer.eos_token + claim
    inputs = tokenizer(text, return_tensors="pt").to(model.device)
    ${firstWord(py`1`)}
    # How likely it is that the document supports the claim.
    print(outputs.logits[0, 0, [3, 209]].softmax(-1)[1].item())
  `,
});

export const verdictUse: OwnUseOf = (model, context) =>
  (/minicheck/i.test(model.id) ? claimUse : passagesUse)(model, context);
