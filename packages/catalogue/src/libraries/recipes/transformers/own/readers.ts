/** @module Use of models that read a page or a line of text in a picture. */
import { type Code, py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { tesseract } from '../needs/programs.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { loadImport } from '../inputs/image.ts';
import { lineOf } from '../inputs/line.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { templated } from '../chat/templated.ts';

const reader = {
  title: 'Read a document',
  needs: pictureNeeds,
  imports: loadImport,
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
} as const;

const page = (model: ModelRecord, { platform }: SnippetContext): string =>
  sampleImage(model, platform, asset.invoice);

const shownPage = (model: ModelRecord, context: SnippetContext): Code<'python'> =>
  py`image = load_image(${page(model, context)})`;

/** It takes a page without a question; its config may name the type of another class. */
export const lightOnOcrUse: OwnUseOf = (model, context) => ({
  ...reader,
  imports: py.none,
  preparer: 'LightOnOcrProcessor',
  name: 'LightOnOcrForConditionalGeneration',
  use: py`
    messages = ${[{ role: 'user', content: [{ type: 'image', url: page(model, context) }] }]}
    ${templated(py`processor`, { cast: true })}

    outputs = model.generate(**inputs, max_new_tokens=1024)
    print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
  `,
});

/** The processor writes the prompt, which no chat template has. */
export const gotOcrUse: OwnUseOf = (model, context) => ({
  ...reader,
  use: py`
    ${shownPage(model, context)}
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(
        **inputs,
        max_new_tokens=1024,
        do_sample=False,
        tokenizer=processor.tokenizer,
        stop_strings="<|im_end|>",
    )
    print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
  `,
});

export const pageUse: OwnUseOf = (model, context) => ({
  ...reader,
  preparer: 'NougatProcessor',
  use: py`
    ${shownPage(model, context)}
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=512)
    print(processor.decode(outputs[0], skip_special_tokens=True))
  `,
});

/** The task that Donut was tuned for: the text begins with its token. */
const donutTask = ({ id, pipeline_tag: task }: ModelRecord): string | undefined =>
  task === 'document-question-answering'
    ? 'docvqa'
    : /finetuned-(docvqa|cord-v[12]|rvlcdip|zhtrainticket)$|donut-(refexp)-/i
        .exec(id)
        ?.slice(1)
        .join('')
        .toLowerCase();

interface DonutPrompt {
  readonly title?: string;
  readonly complete?: boolean;
  readonly code: Code<'python'>;
}

/** The text that it continues: its task, for some with what it is asked. */
function donutPrompt(model: ModelRecord, task: string): DonutPrompt {
  if (task === 'docvqa')
    return {
      title: 'Ask about a document',
      code: py`
        question = "What is the invoice number?"
        prompt = f"<s_docvqa><s_question>{question}</s_question><s_answer>"
      `,
    };
  if (task === 'refexp')
    return {
      title: 'Find a part of a screen',
      complete: true,
      code: py`
        words = ${(widgetOf(model)?.text ?? 'Select the search field.').toLowerCase()}
        prompt = f"<s_refexp><s_prompt>{words}</s_prompt><s_target_bounding_box>"
      `,
    };
  return { code: py`prompt = ${`<s_${task}>`}` };
}

export const donutUse: OwnUseOf = (model, context) => {
  const task = donutTask(model);
  const use = { ...pageUse(model, context), preparer: 'DonutProcessor' };
  if (task === undefined) return use;
  const { code, ...titled } = donutPrompt(model, task);
  return {
    ...use,
    ...titled,
    use: py`
      ${shownPage(model, context)}
      ${code}
      inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
      start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, decoder_input_ids=start["input_ids"], max_new_tokens=512)
      print(processor.token2json(processor.decode(outputs[0])))
    `,
  };
};

/** It reads a single line. */
export const lineUse: OwnUseOf = (model, context) => {
  const { code, imports, modules } = lineOf(model, context);
  return {
    ...reader,
    preparer: 'TrOCRProcessor',
    title: 'Read a line of text',
    imports,
    modules,
    needs: [pip('pillow')],
    use: py`
      ${code}
      inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)
      print(processor.decode(outputs[0], skip_special_tokens=True))
    `,
  };
};

/**
 * It takes the words of the page, which Tesseract finds, and the name of a task. Its shared weights cannot be placed
 * automatically.
 */
export const udopUse: OwnUseOf = (model, context) => ({
  ...reader,
  onCpu: true,
  title: 'Ask about a document',
  needs: [...pictureNeeds, pip('pytesseract'), tesseract],
  use: py`
    ${shownPage(model, context)}
    question = "Question answering. What is the invoice number?"
    inputs = processor(images=image, text=question, truncation=True, return_tensors="pt")
    inputs = inputs.to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=20)
    print(processor.decode(outputs[0], skip_special_tokens=True))
  `,
});
