/** @module Use of models that read text, or a protein, with classes or inputs that few others have. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { topLabel } from '../tasks/classes.ts';
import type { OwnUseOf } from './example.ts';

const classOf = ({ config }: ModelRecord): string => config?.architectures?.[0] ?? '';

/** A short text, and the places of two names in it. */
const sentence = 'Ada works at the tide station in Dover.';
const person = py`(0, 3)`;
const town = py`(33, 38)`;

/** A protein of 65 amino acids. */
const protein = 'MKTVRQERLKSIVRILERSKEPVSGAQLAEELSVSRQVIVQDIAYLRSLGYNIVATPRGYVLAGG';

export const foldingUse: OwnUseOf = () => ({
  title: 'Predict the structure of a protein',
  name: 'EsmForProteinFolding',
  use: py`
    pdb = model.infer_pdb(${protein})
    with open("output.pdb", "w") as file:
        file.write(pdb)
  `,
});

export const passageUse: OwnUseOf = () => ({
  title: 'Answer a question from a passage',
  preparer: 'DPRReaderTokenizer',
  name: 'DPRReader',
  use: py`
    inputs = tokenizer(
        questions=["Where does Ada work?"],
        titles=["Ada"],
        texts=[${sentence}],
        return_tensors="pt",
    ).to(model.device)
    outputs = model(**inputs)
    print(tokenizer.decode_best_spans(inputs, outputs)[0].text)
  `,
});

/** The places of the entities are given; it names their kinds, or how two are related. */
export const entitiesUse: OwnUseOf = (model) => {
  const name = classOf(model);
  const each = name.includes('Span');
  const one = name === 'LukeForEntityClassification';
  return {
    title: name.includes('Pair') ? 'Classify a pair of entities' : 'Classify entities',
    preparer: 'AutoTokenizer',
    name,
    use: py`
      text = ${sentence}
      spans = [${one ? person : py`${person}, ${town}`}]
      inputs = tokenizer(text, entity_spans=spans, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      ${
        each
          ? py`
              for (start, end), label in zip(spans, outputs.logits[0].argmax(-1).tolist()):
                  print(text[start:end], model.config.id2label[label])
            `
          : topLabel
      }
    `,
  };
};

/** The passages are given here: the index of Wikipedia that it was trained with is very large. */
export const passagesUse: OwnUseOf = (model) => ({
  title: 'Answer a question from passages',
  modules: py`import torch`,
  preparer: 'RagTokenizer',
  name: classOf(model),
  use: py`
    question = "Where does Ada work?"
    passages = ["Ada / Ada works at the tide station.", "Tides / The tide station is in Dover."]
    texts = [f"{passage} // {question}" for passage in passages]
    inputs = tokenizer.generator(texts, padding=True, return_tensors="pt").to(model.device)
    outputs = model.generate(
        context_input_ids=inputs["input_ids"],
        context_attention_mask=inputs["attention_mask"],
        doc_scores=torch.ones(1, len(passages), device=model.device),
        n_docs=len(passages),
        max_length=20,
    )
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `,
});
