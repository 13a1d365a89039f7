import { py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'Piper',
  synonyms: ['piper tts', 'piper voices', 'offline tts', 'rhasspy'],
  repoName: 'Piper',
  repoUrl: 'https://github.com/OHF-Voice/piper1-gpl',
  docsUrl: 'https://github.com/OHF-Voice/piper1-gpl/tree/main/docs',
  summary: 'Speech on the spot, on small machines too, with voices in many languages.',
  countDownloads: 'path_extension:"onnx" OR path_extension:"ckpt"',
  languages: ['python', 'shell'],
  tasks: ['text-to-speech'],
  aliases: ['piper-tts'],
  // A robot arm has the same name.
  refuses: ({ pipeline_tag: task }) => task !== undefined && task !== 'text-to-speech',

  snippets(model, context) {
    const files = filesOf(model);
    const listed = context.file ?? fileEnding(model, '.onnx');
    // Checkpoints are for training, not for synthesis.
    if (listed === undefined && files.some((file) => file.endsWith('.ckpt')))
      return [downloadSnippet(model, context)];
    const voice = listed ?? 'voice.onnx';
    const own = `${voice}.json`;
    const config = !files.includes(own) && files.includes('config.json') ? 'config.json' : own;
    return [
      {
        title: 'Synthesize speech',
        install: [pip('piper-tts'), hubClient(context)],
        warnings: listed === undefined ? [placeholder('the name of the voice')] : [],
        code: py`
          import wave

          ${hubImport(context, 'hf_hub_download')}
          from piper import PiperVoice

          voice = PiperVoice.load(
              ${hubFile(model, context, voice)},
              config_path=${hubFile(model, context, config)},
          )

          with wave.open("output.wav", "wb") as file:
              voice.synthesize_wav(${sampleTextOf(model, textToSpeech)}, file)
        `,
      },
    ];
  },
});
