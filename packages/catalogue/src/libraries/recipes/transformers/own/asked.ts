/** @module Use of model types that write what is on a page when they are asked in words that they know. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { templated } from '../chat/templated.ts';

const reading = {
  title: 'Read a document',
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
} as const;

/** The prompt that it was trained with; a page is longer than the answer to a question. */
const askedUse =
  (prompt: string, tokens: number, options: Readonly<Record<string, boolean>> = {}): OwnUseOf =>
  (model, { platform }) => ({
    ...reading,
    needs: pictureNeeds,
    use: py`
      messages = ${[
        {
          role: 'user',
          content: [
            { type: 'image', url: sampleImage(model, platform, asset.invoice) },
            { type: 'text', text: prompt },
          ],
        },
      ]}
      ${templated(py`processor`, { cast: true })}

      outputs = model.generate(**inputs, max_new_tokens=${tokens})
      print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:]${py.rest(options)}))
    `,
  });

const readable = { skip_special_tokens: true } as const;

/** It has no chat template, and finds the words with their boxes. */
const boxedUse: OwnUseOf = (model, { platform }) => ({
  ...reading,
  needs: [pip('pillow')],
  imports: py`from transformers.image_utils import load_image`,
  use: py`
    image = load_image(${sampleImage(model, platform, asset.invoice)})
    inputs = processor(images=image, text="<ocr>", return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=1024)
    print(processor.decode(outputs[0], skip_special_tokens=True))
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  deepseek_ocr2: askedUse('<|grounding|>Convert the document to markdown.', 1024, readable),
  granite_docling: askedUse('<doclang>', 4096),
  'kosmos-2.5': boxedUse,
  pp_chart2table: askedUse('Chart to table', 1024, readable),
  unlimited_ocr: askedUse('document parsing.', 4096, readable),
};

const anyUse = askedUse('Convert this page to Markdown.', 1024, readable);

export const askedPageUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? anyUse)(model, context);
