/** @module Use of models that read text, or a protein, with classes or inputs that few others have. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { topLabel } from './classes.ts';
import type { OwnUseOf } from './own-example.ts';
import { pictureNeeds } from './picture-needs.ts';
import { templated } from './templated.ts';

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

export const htmlUse: OwnUseOf = (model) => {
  const asks = model.pipeline_tag === 'question-answering' || /Question/.test(classOf(model));
  const found: Code<'python'> = asks
    ? py`
        start = outputs.start_logits.argmax()
        end = outputs.end_logits.argmax()
        print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
      `
    : py`print(outputs[0].shape)`;
  return {
    title: asks ? 'Ask about a web page' : 'Compute features of a web page',
    needs: [pip('beautifulsoup4')],
    others: ['MarkupLMFeatureExtractor', 'MarkupLMProcessor'],
    preparer: 'AutoTokenizer',
    name: asks ? 'AutoModelForQuestionAnswering' : 'AutoModel',
    use: py`
      processor = MarkupLMProcessor(MarkupLMFeatureExtractor(), tokenizer)
      html = ${`<html><body><p>${sentence}</p></body></html>`}
      inputs = processor(html${asks ? py`, questions="Where does Ada work?"` : py.none}, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      ${found}
    `,
  };
};

export const boxesUse: OwnUseOf = () => ({
  title: 'Compute features of the words on a page',
  modules: py`import torch`,
  preparer: 'AutoTokenizer',
  name: 'AutoModel',
  use: py`
    inputs = tokenizer("Invoice number US-001", return_tensors="pt").to(model.device)
    # The corners of each token on the page, from 0 to 1; a program for OCR finds them.
    boxes = torch.zeros(1, inputs["input_ids"].shape[-1], 4, device=model.device)
    outputs = model(**inputs, bbox=boxes)
    print(outputs[0].shape)
  `,
});

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
