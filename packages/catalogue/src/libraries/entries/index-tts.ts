import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

/** Each generation has its own module; the last two share the class name. */
function versionOf(name: string) {
  if (/2[._-]5/.test(name)) return { module: 'infer_v2_5', type: 'IndexTTS2', options: { lang: 'EN' } };
  if (/tts-?2/.test(name)) return { module: 'infer_v2', type: 'IndexTTS2', options: {} };
  return { module: 'infer', type: 'IndexTTS', options: {} };
}

export default defineLibrary({
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
  summary: 'Speech in the voice of a short recording, with control over its emotion.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  aliases: ['indextts', 'IndexTTS'],
  fits: ({ id }) =>
    id.startsWith('IndexTeam/IndexTTS') ? 'It is a model of the project IndexTTS.' : undefined,

  snippets(model, context) {
    const { module, type, options } = versionOf(nameOf(model).toLowerCase());
    return [
      {
        title: 'Synthesize speech in a given voice',
        install: [
          checkout('https://github.com/index-tts/index-tts.git', { install: ['-e', '.'] }),
          // Its version of Transformers requires an older client.
          pip(context.platform.hubPackage, '<1'),
        ],
        warnings: [pickle, placeholder('a short recording of the voice, as voice.wav,')],
        code: py`
          ${hubImport(context, 'snapshot_download')}
          from indextts.${py.identifier(module)} import ${py.identifier(type)}

          ${hubSnapshot(model, context, { local_dir: 'checkpoints' })}
          tts = ${py.identifier(type)}(cfg_path="checkpoints/config.yaml", model_dir="checkpoints")

          text = ${sampleTextOf(model, textToSpeech)}
          tts.infer("voice.wav", text, output_path="output.wav"${py.rest(options)})
        `,
      },
    ];
  },
});
