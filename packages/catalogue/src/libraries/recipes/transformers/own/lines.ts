/** @module Use of model types that read a single line of text or a formula. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { imageNeeds } from '../inputs/image.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { lineOf } from '../inputs/line.ts';
import type { OwnUse, OwnUseOf } from './example.ts';

/** The line is that of the widget, or drawn. */
const lineUse =
  (given: Pick<OwnUse, 'name' | 'preparer' | 'title' | 'use'> & { readonly text?: string }): OwnUseOf =>
  (model, context) => {
    const { text, use, ...rest } = given;
    const { code, imports, modules } = lineOf(model, context, text);
    return {
      ...rest,
      needs: imageNeeds(model),
      modules,
      imports,
      use: py`
        ${code}
        inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
        ${use}
      `,
    };
  };

const recognizedUse = lineUse({
  preparer: 'AutoImageProcessor',
  title: 'Read a line of text',
  name: 'AutoModelForTextRecognition',
  use: py`
    outputs = model(**inputs)
    result = processor.post_process_text_recognition(outputs)[0]
    print(result["text"], round(result["score"], 3))
  `,
});

const signUse = lineUse({
  preparer: 'AutoProcessor',
  title: 'Read a line of text',
  name: 'AutoModel',
  use: py`
    outputs = model(**inputs)
    print(processor.batch_decode(outputs.logits)["generated_text"][0])
  `,
});

/** It writes LaTeX. */
const formulaUse = lineUse({
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
  title: 'Read a formula',
  text: 'a + b = c',
  use: py`
    outputs = model.generate(**inputs)
    print(processor.post_process(outputs)[0])
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  'mgp-str': signUse,
  pp_formulanet: formulaUse,
};

export const readLineUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? recognizedUse)(model, context);
