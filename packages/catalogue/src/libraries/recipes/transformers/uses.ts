/** @module One use of a model that Transformers loaded, by its auto class: a few lines that print a result. */
import { type Code, py } from '../../../code/index.ts';
import { chatTemplateOf, isConversational } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleUrl } from '../../../snippets/samples.ts';
import { chatMessages } from './chat.ts';
import {
  type Classes,
  featureExtractor,
  imageProcessor,
  processor,
  tokenizer,
  topLabel,
  type Use,
  variableOf,
} from './classes.ts';
import { imageUse, seenUse } from './image-uses.ts';
import { textUse } from './text-uses.ts';

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
  return seenUse(model, context, classes) ?? soundUse(context, classes) ?? look;
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
