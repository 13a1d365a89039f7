/** @module Language models in the code of repositories: GLM, Molmo, Phi with pictures or speech; and one whose tokenizer is. */
import { type Code, py } from '../../../../code/index.ts';
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUse, OwnUseOf } from './example.ts';
import { templated } from '../chat/templated.ts';

const question = 'What is in the picture?';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The model, with a tokenizer or a processor, on the GPU. */
const loaded = (
  model: ModelRecord,
  { revision }: SnippetContext,
  preparer: 'AutoProcessor' | 'AutoTokenizer',
  more: Options = {},
): Pick<OwnUse, 'others' | 'loading'> => {
  const load = { revision, trust_remote_code: true };
  const variable = preparer === 'AutoProcessor' ? py`processor` : py`tokenizer`;
  return {
    others: ['AutoModelForCausalLM', preparer],
    loading: py`
      ${variable} = ${py.identifier(preparer)}.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ ...load, ...more, torch_dtype: 'auto', device_map: 'cuda' })})
    `,
  };
};

/** Their code takes FlashAttention, which needs a compiler, unless it is told otherwise. */
const eager: Options = { _attn_implementation: 'eager' };

const answered = py`print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))`;

/** The first three versions have a call for a turn. */
const turnUse: OwnUseOf = (model, { revision }) => {
  const load = { revision, trust_remote_code: true };
  return {
    title: 'Chat',
    // The tokenizers of the first two do not load with 4.34.
    ...(/chatglm-?3/i.test(nameOf(model))
      ? { before: '4.42', python: '<3.13' }
      : { before: '4.34', python: '<3.12' }),
    needs: [pip('sentencepiece'), ...(/int[48]/i.test(nameOf(model)) ? [pip('cpm-kernels')] : [])],
    others: ['AutoModel', 'AutoTokenizer'],
    loading: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModel.from_pretrained(${model.id}${py.rest(load)}).half().cuda().eval()
    `,
    use: py`
      answer, history = model.chat(tokenizer, ${sampleText(model, 'text-generation')}, history=[])
      print(answer)
    `,
  };
};

const titleOf = (chats: boolean): string => (chats ? 'Chat' : 'Continue a text');

const answerOf = (model: ModelRecord, chats: boolean): Code<'python'> => {
  const prompt = sampleText(model, 'text-generation');
  return py`
    ${
      chats
        ? py`
            messages = [{"role": "user", "content": ${prompt}}]
            ${templated(py`tokenizer`)}
          `
        : py`inputs = tokenizer(${prompt}, return_tensors="pt").to(model.device)`
    }
    outputs = model.generate(**inputs, max_new_tokens=40)
    print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
  `;
};

/** GLM-4 has a chat template, its base model continues a text. */
export const glmUse: OwnUseOf = (model, context) => {
  if (!/glm-?4/i.test(nameOf(model))) return turnUse(model, context);
  const chats = /chat/i.test(nameOf(model)) || isConversational(model);
  return {
    ...loaded(model, context, 'AutoTokenizer'),
    title: titleOf(chats),
    before: '4.49',
    needs: [pip('tiktoken'), pip('accelerate')],
    use: answerOf(model, chats),
  };
};

/** Only the tokenizer is code of the repository, which needs an earlier release; a type of Transformers is the rest. */
export const moonlightUse: OwnUseOf = (model, { revision }) => {
  const chats = isConversational(model);
  return {
    title: titleOf(chats),
    before: '5',
    needs: [pip('tiktoken'), pip('accelerate')],
    others: ['AutoModelForCausalLM', 'AutoTokenizer'],
    loading: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest({ revision, trust_remote_code: true })})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ revision, torch_dtype: 'auto', device_map: 'auto' })})
    `,
    use: answerOf(model, chats),
  };
};

export const molmoUse: OwnUseOf = (model, context) => ({
  ...loaded(model, context, 'AutoProcessor'),
  title: 'Ask about a picture',
  before: '4.54',
  // The code for pictures imports TensorFlow, also where it is not used.
  needs: ['pillow', 'torchvision', 'einops', 'accelerate', 'tensorflow'].map((name) => pip(name)),
  others: ['AutoModelForCausalLM', 'AutoProcessor', 'GenerationConfig'],
  imports: loadImport,
  use: py`
    ${loadedImage(model, context)}
    inputs = processor.process(images=[image], text=${question})
    inputs = {name: value.to(model.device).unsqueeze(0) for name, value in inputs.items()}
    settings = GenerationConfig(max_new_tokens=64, stop_strings="<|endoftext|>")
    outputs = model.generate_from_batch(inputs, settings, tokenizer=processor.tokenizer)
    print(processor.tokenizer.decode(outputs[0, inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
  `,
});

export const phiPictureUse: OwnUseOf = (model, context) => ({
  ...loaded(model, context, 'AutoProcessor', eager),
  title: 'Ask about a picture',
  before: '4.48',
  needs: ['pillow', 'torchvision', 'accelerate'].map((name) => pip(name)),
  imports: loadImport,
  use: py`
    ${loadedImage(model, context)}
    messages = [{"role": "user", "content": ${`<|image_1|>\n${question}`}}]
    prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    inputs = processor(prompt, [image], return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=64)
    ${answered}
  `,
});

export const phiSpeechUse: OwnUseOf = (model, context) => ({
  ...loaded(model, context, 'AutoProcessor', eager),
  title: 'Transcribe speech',
  before: '4.49',
  needs: [
    ...['pillow', 'torchvision', 'accelerate', 'backoff', 'scipy', 'soundfile'].map((name) => pip(name)),
    pip('peft', '<0.14'),
  ],
  modules: py`
    import io
    from urllib.request import urlopen

    import soundfile as sf
  `,
  use: py`
    audio = sf.read(io.BytesIO(urlopen(${sampleUrl(context.platform, asset.speech)}).read()))
    prompt = "<|user|><|audio_1|>Transcribe the audio clip into text.<|end|><|assistant|>"
    inputs = processor(text=prompt, audios=[audio], return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=200)
    ${answered}
  `,
});
