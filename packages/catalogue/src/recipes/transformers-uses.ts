/** @module One use of a model that Transformers loaded, by its auto class: a few lines that print a result. */
import { type Code, py } from '../code/index.ts';
import { chatTemplateOf, isConversational, needsRemoteCode, widgetOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { own } from '../own.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { pip, type Requirement } from '../snippets/requirement.ts';
import { sampleImage, sampleQuestion, sampleText, sampleUrl } from '../snippets/samples.ts';
import { chatMessages } from './chat.ts';

export interface Classes {
  readonly model: string;
  readonly processor: string | undefined;
}

export const tokenizer = 'AutoTokenizer';
export const imageProcessor = 'AutoImageProcessor';
export const processor = 'AutoProcessor';
const featureExtractor = 'AutoFeatureExtractor';

const variables: Readonly<Record<string, string>> = {
  [featureExtractor]: 'extractor',
  [tokenizer]: 'tokenizer',
};

/** What the examples call the thing that prepares the inputs. */
export const variableOf = (classes: Classes): Code<'python'> =>
  py.identifier(own(variables, classes.processor) ?? 'processor');

interface Use {
  readonly imports?: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
}

/** A look at the model, where nothing is known that would hold for all of its kind. */
const look: Use = { code: py`print(model)` };

/** A use that prints something true of the class. */
export function useOf(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  const generates = /CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/.test(classes.model);
  if (classes.processor === undefined) return look;
  if (generates && isConversational(model) && chatTemplateOf(model) !== undefined)
    return chatUse(model, context, classes);
  if (classes.processor === tokenizer) return { code: textUse(model, classes.model) };
  if (classes.processor === imageProcessor) return imageUse(model, context, classes.model);
  return soundUse(context, classes) ?? look;
}

const chatUse = (model: ModelRecord, context: SnippetContext, classes: Classes): Use => ({
  code: py`
    messages = ${chatMessages(model, context.platform)}
    inputs = ${variableOf(classes)}.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)

    outputs = model.generate(**inputs, max_new_tokens=40)
    print(${variableOf(classes)}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
  `,
  ...(classes.processor === processor && { needs: [pip('pillow')] }),
});

const topLabel = py`print(model.config.id2label[outputs.logits.argmax(-1).item()])`;

/** What the outputs of an image model say; code of the repository's own may give them any shape. */
function picked(model: ModelRecord, autoClass: string): Code<'python'> {
  if (needsRemoteCode(model)) return py`print(outputs)`;
  switch (autoClass) {
    case 'AutoModelForImageClassification':
      return topLabel;
    case 'AutoModelForDepthEstimation':
      return py`print(outputs.predicted_depth.shape)`;
    case 'AutoModelForObjectDetection':
      return py`
        sizes = [(image.height, image.width)]
        found = processor.post_process_object_detection(outputs, threshold=0.5, target_sizes=sizes)[0]
        for score, label, box in zip(found["scores"], found["labels"], found["boxes"]):
            print(model.config.id2label[label.item()], round(score.item(), 2), box.tolist())
      `;
    case 'AutoModelForSemanticSegmentation':
    case 'AutoModelForUniversalSegmentation':
      return py`
        sizes = [(image.height, image.width)]
        classes = processor.post_process_semantic_segmentation(outputs, target_sizes=sizes)[0]
        print([model.config.id2label[label] for label in classes.unique().tolist()])
      `;
    default:
      return py`print(outputs)`;
  }
}

const imageUse = (model: ModelRecord, { platform }: SnippetContext, autoClass: string): Use => ({
  imports: py`from transformers.image_utils import load_image`,
  code: py`
    image = load_image(${sampleImage(model, platform)})
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    ${picked(model, autoClass)}
  `,
  needs: [pip('pillow')],
});

/** What is heard: words, by either kind of model, or a label. */
const heard: Readonly<Record<string, Code<'python'>>> = {
  AutoModelForSpeechSeq2Seq: py`
    outputs = model.generate(**inputs)
    print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
  `,
  AutoModelForCTC: py`
    outputs = model(**inputs)
    print(processor.tokenizer.batch_decode(outputs.logits.argmax(-1))[0])
  `,
  AutoModelForAudioClassification: py`
    outputs = model(**inputs)
    ${topLabel}
  `,
};

function soundUse({ platform }: SnippetContext, classes: Classes): Use | undefined {
  const result = own(heard, classes.model);
  if (!result) return undefined;
  const single = classes.processor === featureExtractor;
  return {
    imports: py`from transformers.audio_utils import load_audio`,
    code: py`
      rate = ${single ? py`extractor.sampling_rate` : py`processor.feature_extractor.sampling_rate`}
      audio = load_audio(${sampleUrl(platform, 'speech')}, sampling_rate=rate)
      ${
        single
          ? py`inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")`
          : py`inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")`
      }
      inputs = inputs.to(model.device, model.dtype)
      ${result}
    `,
    needs: [pip('librosa')],
  };
}

/** The text with its gap; the loaded tokenizer knows how a gap is written. */
const gap = (model: ModelRecord): Code<'python'> => {
  const given = widgetOf(model)?.text;
  return given === undefined
    ? py`f"The harbour is busiest at the break of {tokenizer.mask_token}."`
    : py`${given}`;
};

function textUse(model: ModelRecord, autoClass: string): Code<'python'> {
  // Each family of table models has a tokenizer that takes the table in its own way.
  if (autoClass === 'AutoModelForTableQuestionAnswering') return look.code;
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
  if (autoClass === 'AutoModelForMaskedLM')
    return py`
      inputs = tokenizer(${gap(model)}, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      masked = inputs["input_ids"][0] == tokenizer.mask_token_id
      print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
    `;
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
  if (autoClass === 'AutoModelForTokenClassification')
    return py`
      ${inputs}
      outputs = model(**inputs)
      tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
      for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
          print(token, model.config.id2label[label])
    `;
  return py`
    ${inputs}
    outputs = model(**inputs)
    print(outputs[0].shape)
  `;
}
