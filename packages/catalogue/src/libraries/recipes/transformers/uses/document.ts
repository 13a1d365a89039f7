/** @module Use of a LayoutLM or LiLT model, which takes the words of a page, their boxes and its image. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip, pipGit, type Requirement } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import { tesseract } from '../needs/programs.ts';
import type { Recipe } from '../pipeline/call.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { type Classes, tokenizer, topLabel, type Use } from '../tasks/classes.ts';
import * as asset from '../../../../tasks/sample-assets.ts';

const needs = (): readonly Requirement[] => [
  pip('pillow'),
  pip('pytesseract'),
  pip('torchvision'),
  tesseract,
];

/** The second version uses a Detectron2 network, which no package index has. */
const detectron = pipGit('detectron2', 'https://github.com/facebookresearch/detectron2.git');

function answer(autoClass: string, words: Code<'python'>): Code<'python'> {
  switch (autoClass) {
    case 'AutoModelForDocumentQuestionAnswering':
    case 'AutoModelForQuestionAnswering':
      return py`
        start = outputs.start_logits.argmax()
        end = outputs.end_logits.argmax()
        print(${words}.decode(inputs["input_ids"][0][start : end + 1]))
      `;
    case 'AutoModelForTokenClassification':
      return py`
        tokens = ${words}.convert_ids_to_tokens(inputs["input_ids"][0])
        for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
            print(token, model.config.id2label[label])
      `;
    case 'AutoModelForSequenceClassification':
      return topLabel;
    default:
      return py`print(outputs[0].shape)`;
  }
}

const asks = (autoClass: string): boolean => autoClass.endsWith('QuestionAnswering');
const asked = 'What is the invoice number?';
const question = py`question = ${asked}`;

/** What a pipeline is given; it finds the words itself. */
export const documentCall: Recipe = (_model, { platform }) => ({
  args: py`image=${sampleUrl(platform, asset.invoice)}, question=${asked}`,
  needs: [pip('pillow'), pip('pytesseract'), tesseract],
});

/** Tokenizers of LayoutLM leave the boxes to align; those of LiLT align them. */
function aligned(takesQuestion: boolean): Code<'python'> {
  return py`
    ${
      takesQuestion
        ? py`
            ${question}
            inputs = tokenizer(question.split(), words, is_split_into_words=True, truncation="only_second", return_tensors="pt")
          `
        : py`inputs = tokenizer(words, is_split_into_words=True, truncation=True, return_tensors="pt")`
    }
    inputs["bbox"] = torch.tensor([[
        boxes[word] if sequence == ${takesQuestion ? py`1` : py`0`} else [0, 0, 0, 0]
        for word, sequence in zip(inputs.word_ids(), inputs.sequence_ids())
    ]])
  `;
}

const withTokenizer = (takesQuestion: boolean): Code<'python'> =>
  takesQuestion
    ? py`
        ${question}
        inputs = tokenizer(question, words, boxes=boxes, truncation="only_second", return_tensors="pt")
      `
    : py`inputs = tokenizer(words, boxes=boxes, truncation=True, return_tensors="pt")`;

/** The image processor returns words and boxes. */
function withBoxes(model: ModelRecord, { platform }: SnippetContext, classes: Classes): Use {
  const takesQuestion = asks(classes.model);
  const aligns = modelTypeNameOf(model) === 'lilt';
  return {
    imports: py`
      ${aligns ? py.none : py`import torch`}
      from transformers import LayoutLMv3ImageProcessor
      from transformers.image_utils import load_image
    `,
    needs: needs(),
    code: py`
      image = load_image(${sampleUrl(platform, asset.invoice)})
      page = LayoutLMv3ImageProcessor()(image)
      words, boxes = page["words"][0], page["boxes"][0]
      ${aligns ? withTokenizer(takesQuestion) : aligned(takesQuestion)}
      inputs = inputs.to(model.device)
      outputs = model(**inputs)
      ${answer(classes.model, py`tokenizer`)}
    `,
  };
}

export function documentUse(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  if (classes.processor === tokenizer) return withBoxes(model, context, classes);
  const takesQuestion = asks(classes.model);
  return {
    imports: py`from transformers.image_utils import load_image`,
    needs: /^layout(?:lmv2|xlm)$/.test(modelTypeNameOf(model) ?? '') ? [...needs(), detectron] : needs(),
    code: py`
      image = load_image(${sampleUrl(context.platform, asset.invoice)})
      ${takesQuestion ? question : py.none}
      inputs = processor(image${takesQuestion ? py`, question` : py.none}, truncation=True, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      ${answer(classes.model, py`processor.tokenizer`)}
    `,
  };
}
