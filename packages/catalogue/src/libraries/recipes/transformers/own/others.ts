/** @module Use of model types whose processors take texts in a way of their own. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { classesOf } from '../classes/choose.ts';
import { tokenizer } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { readUse } from '../uses/read.ts';

/** It takes pictures, films and sound as well; a text marks the place of each. */
const vectorsUse: OwnUseOf = () => ({
  title: 'Compare texts',
  needs: pictureNeeds,
  modules: py`import torch`,
  preparer: 'AutoProcessor',
  name: 'AutoModel',
  use: py`
    texts = ["The ferry leaves at nine.", "A boat departs in the morning."]
    inputs = processor(text=texts, padding=True, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    mask = inputs["attention_mask"].unsqueeze(-1)
    vectors = torch.nn.functional.normalize((outputs.last_hidden_state * mask).sum(1) / mask.sum(1), dim=-1)
    print(vectors @ vectors.T)
  `,
});

/** It reads the letters of a protein, and those of Foldseek for its shape. */
const proteinUse: OwnUseOf = () => ({
  title: 'Ask about a protein',
  preparer: 'AutoProcessor',
  // The tables of the auto classes name another class for its config.
  name: 'EvollaForProteinText2Text',
  use: py`
    protein = {"aa_seq": "MKTAYIAKQRQISFVKSHFSRQ", "foldseek": "dvvvvvvvvvvvvvvvvvvvvd"}
    messages = [
        {"role": "system", "content": "You are an AI expert that can answer any questions about protein."},
        {"role": "user", "content": "What is the function of this protein?"},
    ]
    inputs = processor(proteins=[protein], messages_list=[messages]).to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=100)
    answer = outputs[:, inputs["input_ids"].shape[1] :]
    print(processor.batch_decode(answer, skip_special_tokens=True)[0])
  `,
});

/** Its inputs mark the questions, which the pipeline does. */
const decisionUse: OwnUseOf = (model, { revision }) => ({
  title: 'Decide about a text',
  onCpu: true,
  others: ['pipeline'],
  loading: py`pipe = pipeline("decision", model=${model.id}${py.rest({ revision })})`,
  use: py`
    result = pipe({
        "state": "I was charged twice for my order and want a refund.",
        "questions": {"refund": {"type": "noul", "instructions": "Is a refund requested?"}},
    })
    print(result)
  `,
});

/** Texts alone need no processor, which has no mask. */
const textUse: OwnUseOf = (model) => {
  const { model: name = 'AutoModelForMaskedLM' } = classesOf(model) ?? {};
  const { code } = readUse(model, { model: name, processor: tokenizer });
  return { title: 'Read a text', preparer: tokenizer, name, use: code };
};

const uses: Readonly<Record<string, OwnUseOf>> = {
  embedding_gemma2: vectorsUse,
  evolla: proteinUse,
  jev: decisionUse,
};

export const otherUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? textUse)(model, context);
