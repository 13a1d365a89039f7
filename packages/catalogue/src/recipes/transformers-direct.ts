/** @module Loading a model with an auto class of Transformers, and one use of what was loaded. */
import { type Code, py } from '../code/index.ts';
import { chatTemplateOf, isConversational } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { own } from '../own.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { pip, type Requirement } from '../snippets/requirement.ts';
import { sampleImage, sampleQuestion, sampleText } from '../snippets/samples.ts';
import { chatMessages } from './chat.ts';

interface Classes {
  readonly model: string;
  readonly processor: string | undefined;
}

const tokenizer = 'AutoTokenizer';
const imageProcessor = 'AutoImageProcessor';
const processor = 'AutoProcessor';

/** What a task is loaded with when the record does not say. */
const classesByTask: Readonly<Record<string, readonly [model: string, processor: string]>> = {
  'any-to-any': ['AutoModelForMultimodalLM', processor],
  'audio-text-to-text': ['AutoModelForMultimodalLM', processor],
  'audio-classification': ['AutoModelForAudioClassification', 'AutoFeatureExtractor'],
  'automatic-speech-recognition': ['AutoModelForSpeechSeq2Seq', processor],
  conversational: ['AutoModelForCausalLM', tokenizer],
  'depth-estimation': ['AutoModelForDepthEstimation', imageProcessor],
  'document-question-answering': ['AutoModelForDocumentQuestionAnswering', processor],
  'feature-extraction': ['AutoModel', tokenizer],
  'fill-mask': ['AutoModelForMaskedLM', tokenizer],
  'image-classification': ['AutoModelForImageClassification', imageProcessor],
  'image-feature-extraction': ['AutoModel', imageProcessor],
  'image-segmentation': ['AutoModelForImageSegmentation', imageProcessor],
  'image-text-to-text': ['AutoModelForImageTextToText', processor],
  'image-to-image': ['AutoModelForImageToImage', imageProcessor],
  'image-to-text': ['AutoModelForImageTextToText', processor],
  'keypoint-detection': ['AutoModelForKeypointDetection', imageProcessor],
  'mask-generation': ['AutoModelForMaskGeneration', processor],
  'multiple-choice': ['AutoModelForMultipleChoice', tokenizer],
  'object-detection': ['AutoModelForObjectDetection', imageProcessor],
  'question-answering': ['AutoModelForQuestionAnswering', tokenizer],
  'sentence-similarity': ['AutoModel', tokenizer],
  summarization: ['AutoModelForSeq2SeqLM', tokenizer],
  'table-question-answering': ['AutoModelForTableQuestionAnswering', tokenizer],
  'text-classification': ['AutoModelForSequenceClassification', tokenizer],
  'text-generation': ['AutoModelForCausalLM', tokenizer],
  'text-to-audio': ['AutoModelForTextToWaveform', processor],
  'text-to-speech': ['AutoModelForTextToWaveform', processor],
  'text2text-generation': ['AutoModelForSeq2SeqLM', tokenizer],
  'token-classification': ['AutoModelForTokenClassification', tokenizer],
  translation: ['AutoModelForSeq2SeqLM', tokenizer],
  'video-classification': ['AutoModelForVideoClassification', 'AutoVideoProcessor'],
  'video-text-to-text': ['AutoModelForImageTextToText', processor],
  'visual-question-answering': ['AutoModelForVisualQuestionAnswering', processor],
  'zero-shot-classification': ['AutoModelForSequenceClassification', tokenizer],
  'zero-shot-image-classification': ['AutoModelForZeroShotImageClassification', processor],
  'zero-shot-object-detection': ['AutoModelForZeroShotObjectDetection', processor],
};

/** The classes the record names, where they are names; else those of its task. */
export function classesOf(model: ModelRecord): Classes | undefined {
  const info = model.transformersInfo;
  const named = info?.auto_model ?? model.auto_model;
  const byTask = own(classesByTask, model.pipeline_tag ?? info?.pipeline_tag);
  if (named === undefined) return byTask && { model: byTask[0], processor: byTask[1] };
  const given = info?.processor;
  return {
    model: py.isIdentifier(named) ? named : 'AutoModel',
    processor: given !== undefined && py.isIdentifier(given) ? given : undefined,
  };
}

const variables: Readonly<Record<string, string>> = {
  AutoFeatureExtractor: 'extractor',
  AutoTokenizer: 'tokenizer',
};

interface Use {
  readonly imports?: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
}

/** A use that prints something true of the class; only a look at the model where none is known. */
function useOf(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  const name = py.identifier(own(variables, classes.processor) ?? 'processor');
  const generates = /CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/.test(classes.model);
  if (classes.processor === undefined) return { code: py`print(model)` };

  if (generates && isConversational(model) && chatTemplateOf(model) !== undefined)
    return {
      code: py`
        messages = ${chatMessages(model, context.platform)}
        inputs = ${name}.apply_chat_template(
            messages,
            add_generation_prompt=True,
            tokenize=True,
            return_dict=True,
            return_tensors="pt",
        ).to(model.device)

        outputs = model.generate(**inputs, max_new_tokens=40)
        print(${name}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
      `,
      ...(classes.processor === processor && { needs: [pip('pillow')] }),
    };
  if (classes.processor === tokenizer) return { code: textUse(model, classes.model) };
  if (classes.processor === imageProcessor)
    return {
      imports: py`from transformers.image_utils import load_image`,
      code: py`
        image = load_image(${sampleImage(model, context.platform)})
        inputs = ${name}(images=image, return_tensors="pt").to(model.device)
        outputs = model(**inputs)
        ${classes.model === 'AutoModelForImageClassification' ? topLabel : py`print(outputs)`}
      `,
      needs: [pip('pillow')],
    };
  return { code: py`print(model)` };
}

const topLabel = py`print(model.config.id2label[outputs.logits.argmax(-1).item()])`;

function textUse(model: ModelRecord, autoClass: string): Code<'python'> {
  // Each family of table models has a tokenizer that takes the table in its own way.
  if (autoClass === 'AutoModelForTableQuestionAnswering') return py`print(model)`;
  if (autoClass === 'AutoModelForQuestionAnswering') {
    const { question, context } = sampleQuestion(model);
    return py`
      question = ${question}
      context = ${context}
      inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      start = outputs.start_logits.argmax()
      end = outputs.end_logits.argmax()
      print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
    `;
  }
  const inputs = py`inputs = tokenizer(${sampleText(model)}, return_tensors="pt").to(model.device)`;
  if (/CausalLM|Seq2SeqLM/.test(autoClass))
    return py`
      ${inputs}
      outputs = model.generate(**inputs, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `;
  if (autoClass === 'AutoModelForSequenceClassification')
    return py`
      ${inputs}
      outputs = model(**inputs)
      ${topLabel}
    `;
  return py`
    ${inputs}
    outputs = model(**inputs)
    print(outputs[0].shape)
  `;
}

/** Takes the place of the auto class where another package loads the same weights. */
export interface Loader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly options?: Readonly<Record<string, string | boolean | undefined>>;
}

/** One whole example that loads and uses the model, with what it needs beside Transformers. */
export function directExample(
  model: ModelRecord,
  context: SnippetContext,
  classes: Classes,
  load: Readonly<Record<string, string | boolean | undefined>>,
  loader?: Loader,
): { readonly code: Code<'python'>; readonly needs: readonly Requirement[] } {
  const { imports = py.none, code, needs = [] } = useOf(model, context, classes);
  const preparing = classes.processor === undefined ? [] : [py.identifier(classes.processor)];
  const ours = loader ? preparing : [...preparing, py.identifier(classes.model)];
  const variable = py.identifier(own(variables, classes.processor) ?? 'processor');
  const prepare = preparing[0]
    ? py`${variable} = ${preparing[0]}.from_pretrained(${model.id}${py.rest(load)})`
    : py.none;
  const options = loader ? (loader.options ?? {}) : { ...load, device_map: 'auto' };
  return {
    code: py`
      ${loader?.imports ?? py.none}
      ${ours.length === 0 ? py.none : py`from transformers import ${py.join(ours, ', ')}`}
      ${imports}

      ${prepare}
      model = ${loader?.name ?? py.identifier(classes.model)}.from_pretrained(${model.id}${py.rest(options)})

      ${code}
    `,
    needs,
  };
}
