/** @module Use of model types that read web pages or words with their places. */
import { type Code, py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import type { OwnUseOf } from './example.ts';

export const htmlUse: OwnUseOf = (model) => {
  const asks =
    model.pipeline_tag === 'question-answering' || /Question/.test(String(model.config?.architectures));
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
      html = "<html><body><p>Ada works at the tide station in Dover.</p></body></html>"
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
