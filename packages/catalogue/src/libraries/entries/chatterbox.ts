import { py } from '../../code/index.ts';
import { filesOf, hasTag, isAdapter, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { downloadSnippet, hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import { languageNamesOf, sampleLanguageOf } from '../../tasks/languages.ts';

const voices = {
  english: {
    title: 'Synthesize English speech',
    module: 'tts',
    name: 'ChatterboxTTS',
    files: ['ve.safetensors', 't3_cfg.safetensors', 's3gen.safetensors', 'tokenizer.json', 'conds.pt'],
  },
  multilingual: {
    title: 'Synthesize speech in one of many languages',
    module: 'mtl_tts',
    name: 'ChatterboxMultilingualTTS',
    files: ['ve.pt', 's3gen.pt', 'conds.pt', 't3_mtl*.safetensors', '*.json'],
  },
  turbo: { title: 'Synthesize speech', module: 'tts_turbo', name: 'ChatterboxTurboTTS', files: undefined },
} as const;

/** Languages of the multilingual voices, which refuse others. */
const spoken = /^(?:ar|d[ae]|e[nls]|f[ir]|h[ei]|it|ja|ko|ms|n[lo]|p[lt]|ru|s[vw]|tr|zh)$/;

/** Models for other languages have other files, unless they are there beside the English ones. */
function isEnglish(model: ModelRecord): boolean {
  const files = filesOf(model);
  if (files.length > 0) return files.includes('t3_cfg.safetensors');
  return hasTag(model, 'multilingual-tts') || languageNamesOf(model).every((name) => name === 'en');
}

const speaksNone = (model: ModelRecord): boolean => {
  const languages = languageNamesOf(model);
  return languages.length > 0 && !languages.some((name) => spoken.test(name));
};

export default defineLibrary({
  prettyLabel: 'Chatterbox',
  synonyms: ['chatterbox tts', 'resemble ai'],
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  summary: 'Speech in a given voice, in English and in many other languages.',
  countDownloads: 'path:"tokenizer.json"',
  languages: ['python', 'shell'],
  tasks: ['text-to-speech'],
  aliases: ['chatterbox-tts'],
  refuses: isAdapter,

  snippets(model, context) {
    // The package reads PyTorch weights only.
    if (hasTag(model, 'onnx', 'mlx', 'gguf')) return [downloadSnippet(model, context)];
    const name = nameOf(model).toLowerCase();
    const language = sampleLanguageOf(model, textToSpeech.input.text);
    const text = sampleTextOf(model, textToSpeech);
    const pin = py.rest({ revision: context.revision });

    const speak = (voice: keyof typeof voices, reference?: string): Snippet => {
      const { title, module, name: className, files } = voices[voice];
      const type = py.identifier(className);
      const options = {
        language_id: voice !== 'multilingual' ? undefined : spoken.test(language) ? language : 'en',
        audio_prompt_path: reference,
      };
      return {
        title: reference === undefined ? title : 'Synthesize speech in your own voice',
        // Its watermark package imports `pkg_resources`, which setuptools had until 81.
        install: [pip('chatterbox-tts'), pip('setuptools', '<81'), pip('soundfile'), hubClient(context)],
        warnings:
          reference === undefined
            ? []
            : [placeholder(`a recording of more than five seconds, as ${reference},`)],
        code: py`
          import soundfile as sf
          import torch
          from chatterbox.${py.identifier(module)} import ${type}
          ${hubImport(context, 'snapshot_download')}

          ${pickDevice}
          ${files ? py`files = ${files}` : py.none}
          folder = snapshot_download(${model.id}${files ? py`, allow_patterns=files` : py.none}${pin})
          model = ${type}.from_local(folder, device)

          wav = model.generate(${text}${py.rest(options)})
          sf.write("output.wav", wav.squeeze(0).numpy(), model.sr)
        `,
      };
    };

    if (name.includes('turbo')) return [speak('turbo'), speak('turbo', 'voice.wav')];
    if (name.includes('multilingual') || name.includes('mtl'))
      return speaksNone(model)
        ? [downloadSnippet(model, context)]
        : [speak('multilingual'), speak('multilingual', 'voice.wav')];
    if (!isEnglish(model)) return [downloadSnippet(model, context)];
    const both = hasTag(model, 'multilingual-tts') ? [speak('multilingual')] : [];
    return [speak('english'), speak('english', 'voice.wav'), ...both];
  },
});
