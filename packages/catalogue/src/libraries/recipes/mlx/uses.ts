/** @module Code for each kind of MLX model, with the package that loads it. */
import { type Code, py } from '../../../code/index.ts';
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { retrievable, sampleImage, sampleUrl } from '../../../snippets/samples/image.ts';
import { sampleTextOf } from '../../../snippets/samples/text.ts';
import { sampleSentences } from '../../../snippets/samples/sentences.ts';
import { isTranslateGemma, languageTurns } from '../local/translate-gemma.ts';
import { pinned } from '../setup/pinned.ts';
import { givenMessages } from '../transformers/chat/given.ts';
import { mlxBaseOf } from './adapter.ts';
import { mlxChats, type MlxKind, mlxKindOf } from './kind.ts';
import { mlxLoad } from './load.ts';
import { isPlamoTranslator, plamoTranslation } from './plamo.ts';
import imageTextToText from '../../../tasks/entries/image-text-to-text/samples.ts';
import textGeneration from '../../../tasks/entries/text-generation/samples.ts';
import textToAudio from '../../../tasks/entries/text-to-audio/samples.ts';
import textToSpeech from '../../../tasks/entries/text-to-speech/samples.ts';
import * as asset from '../../../tasks/sample-assets.ts';

export interface MlxUse {
  readonly title: string;
  readonly install: readonly Requirement[];
  readonly code: Code<'python'>;
}

type Make = (model: ModelRecord, context: SnippetContext) => MlxUse;

const recording = ({ platform }: SnippetContext): Code<'python'> =>
  py`urlretrieve(${retrievable(sampleUrl(platform, asset.speech))}, "speech.flac")`;

const see: Make = (model, context) => {
  const { install, imports, names, call } = mlxLoad(model, context, 'vlm');
  return {
    title: 'Ask about a picture',
    install,
    code: py`
      ${imports}
      from mlx_vlm import apply_chat_template, ${names}

      model, processor = ${call}

      image = ${sampleImage(model, context.platform)}
      question = ${sampleTextOf(model, imageTextToText)}
      prompt = apply_chat_template(processor, model.config, question, num_images=1)
      result = generate(model, processor, prompt, image)
      print(result.text)
    `,
  };
};

const written: Make = (model, context) => {
  const { install, imports, names, call } = mlxLoad(model, context, 'vlm');
  return {
    title: 'Chat with the model',
    install,
    code: py`
      ${imports}
      from mlx_vlm import apply_chat_template, ${names}

      model, processor = ${call}

      question = ${sampleTextOf({ ...model, pipeline_tag: 'text-generation' }, textGeneration)}
      prompt = apply_chat_template(processor, model.config, question)
      print(generate(model, processor, prompt).text)
    `,
  };
};

/** An adapter chats if its base model does. */
const chatsOf = (model: ModelRecord): boolean | undefined =>
  mlxBaseOf(model) === undefined ? mlxChats(model) : mlxChats(model) || undefined;

/** A chat where the record says so; elsewhere the tokenizer decides. */
function prompt(model: ModelRecord): Code<'python'> {
  if (isPlamoTranslator(model)) return plamoTranslation;
  if (isTranslateGemma(model))
    return py`
      messages = ${languageTurns()}
      prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
    `;
  const chats = chatsOf(model);
  const text = sampleTextOf(model, textGeneration);
  if (chats === false) return py`prompt = ${text}`;
  if (chats) {
    const turn = sampleTextOf({ ...model, pipeline_tag: 'text-generation' }, textGeneration);
    return py`
      messages = ${givenMessages(model) ?? [{ role: 'user', content: turn }]}
      prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
    `;
  }
  return py`
    prompt = ${text}
    if tokenizer.chat_template is not None:
        messages = [{"role": "user", "content": prompt}]
        prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
  `;
}

function writtenTitle(model: ModelRecord): string {
  if (isPlamoTranslator(model) || isTranslateGemma(model)) return 'Translate a sentence';
  return chatsOf(model) === false ? 'Continue a text' : 'Chat with the model';
}

const write: Make = (model, context) => {
  const { install, imports, names, call } = mlxLoad(model, context, 'lm');
  return {
    title: writtenTitle(model),
    install,
    code: py`
      ${imports}
      from mlx_lm import ${names}

      model, tokenizer = ${call}

      ${prompt(model)}
      print(generate(model, tokenizer, prompt=prompt))
    `,
  };
};

/** What the first recording of the samples says. */
const spoken =
  'He hoped there would be stew for dinner, turnips and carrots and bruised potatoes and fat mutton pieces to be ladled out in thick, peppered, flour-fattened sauce.';

const download = py`
  from urllib.request import urlretrieve

`;

interface Voice {
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly clones?: true;
}

const defaultVoice: Voice = { title: 'Read a text aloud', options: {} };

/** Each kind of Qwen3-TTS takes its voice from something else, and refuses to speak without it. */
const qwenVoices: readonly (readonly [name: RegExp, voice: Voice])[] = [
  [
    /qwen3-tts-.*-base/i,
    {
      title: 'Say a text in the voice of a recording',
      options: { ref_audio: 'speech.flac', ref_text: spoken },
      clones: true,
    },
  ],
  [/qwen3-tts-.*-customvoice/i, { title: 'Say a text in a preset voice', options: { voice: 'Ryan' } }],
  [
    /qwen3-tts-.*-voicedesign/i,
    {
      title: 'Say a text in a voice you describe',
      options: { instruct: 'A calm, low voice that speaks slowly and clearly.' },
    },
  ],
];

const speak: Make = (model, context) => {
  const { imports, target, needs } = pinned(model, context);
  const voice = qwenVoices.find(([name]) => name.test(model.id))?.[1] ?? defaultVoice;
  return {
    title: voice.title,
    // Kokoro reads phonemes, which another package writes.
    install: [pip('mlx-audio'), ...(/kokoro/i.test(model.id) ? [pip('misaki[en]')] : []), ...needs],
    code: py`
      ${voice.clones ? download : py.none}
      ${imports}
      from mlx_audio.tts.generate import generate_audio

      ${voice.clones ? recording(context) : py.none}
      generate_audio(${sampleTextOf(model, textToSpeech)}, model=${target}${py.rest(voice.options)}, file_prefix="output")
    `,
  };
};

const compose: Make = (model, context) => {
  const { imports, target, needs } = pinned(model, context);
  return {
    title: 'Compose a piece of music',
    install: [pip('mlx-audio'), ...needs],
    // It refuses to compose without lyrics.
    code: py`
      ${imports}
      from mlx_audio.music.generate import generate_music

      generate_music(
          caption=${sampleTextOf(model, textToAudio)},
          lyrics="[instrumental]",
          model=${target},
          duration=30,
          output_path="output.wav",
      )
    `,
  };
};

const whisper: Make = (model, context) => {
  const { imports, target, needs } = pinned(model, context);
  return {
    title: 'Transcribe a recording',
    install: [pip('mlx-whisper'), ...needs],
    code: py`
      from urllib.request import urlretrieve

      import mlx_whisper
      ${imports}

      ${recording(context)}
      result = mlx_whisper.transcribe("speech.flac", path_or_hf_repo=${target})
      print(result["text"])
    `,
  };
};

const transcribe: Make = (model, context) => {
  const { imports, target, needs } = pinned(model, context);
  return {
    title: 'Transcribe a recording',
    install: [pip('mlx-audio'), ...needs],
    code: py`
      from urllib.request import urlretrieve

      ${imports}
      from mlx_audio.stt.generate import generate_transcription

      ${recording(context)}
      result = generate_transcription(model=${target}, audio="speech.flac")
      print(result.text)
    `,
  };
};

const embed: Make = (model, context) => {
  const { imports, target, needs } = pinned(model, context);
  return {
    title: 'Embed sentences and compare them',
    install: [pip('mlx-embeddings'), ...needs],
    code: py`
      ${imports}
      from mlx_embeddings import generate, load

      model, tokenizer = load(${target})

      sentences = ${sampleSentences(model)}
      vectors = generate(model, tokenizer, texts=sentences).text_embeds
      print(vectors @ vectors.T)
    `,
  };
};

const usesByKind: Readonly<Record<MlxKind, Make | undefined>> = {
  text: write,
  written,
  vision: see,
  speech: speak,
  whisper,
  transcript: transcribe,
  embedding: embed,
  other: undefined,
};

/** The only music generator that these packages load. */
const makesMusic = (model: ModelRecord): boolean =>
  hasTag(model, 'minimax_music3') || /minimax-music-?3/i.test(nameOf(model));

/** Undefined for models that these packages do not load. */
export const mlxUseOf = (model: ModelRecord): Make | undefined =>
  makesMusic(model) ? compose : usesByKind[mlxKindOf(model)];
