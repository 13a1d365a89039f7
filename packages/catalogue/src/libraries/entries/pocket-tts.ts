import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

/** The package pins its own models; others are loaded from the configuration in their repository. */
function configOf(model: ModelRecord, context: SnippetContext): string | undefined {
  const file = model.id.startsWith('kyutai/') ? undefined : fileEnding(model, '.yaml', '.yml');
  if (file === undefined) return undefined;
  const pin = context.revision === undefined ? '' : `@${context.revision}`;
  return `hf://${model.id}/${file}${pin}`;
}

export default defineLibrary({
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  docsUrl: 'https://kyutai-labs.github.io/pocket-tts/',
  summary: 'Speech from text, fast enough on a CPU, in ready voices or in that of a recording.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  countDownloads: 'path:"tts_b6369a24.safetensors"',

  snippets(model, context) {
    const config = configOf(model, context);
    // The built-in voices were made for Kyutai's models.
    const voice = config === undefined ? 'alba' : 'hf://kyutai/tts-voices/alba-mackenna/casual.wav';
    return [
      {
        title: 'Synthesize speech',
        install: [pip('pocket-tts'), pip('scipy')],
        code: py`
          import scipy.io.wavfile
          from pocket_tts import TTSModel

          model = TTSModel.load_model(${py.args({ config })})
          voice = model.get_state_for_audio_prompt(${voice})

          audio = model.generate_audio(voice, ${sampleTextOf(model, textToSpeech)})
          scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
        `,
      },
    ];
  },
});
