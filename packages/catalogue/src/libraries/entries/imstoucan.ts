import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const repository = 'https://github.com/DigitalPhonetics/IMS-Toucan';
const weights = ['ToucanTTS.pt', 'Vocoder.pt'];

export default defineLibrary({
  prettyLabel: 'IMS Toucan',
  repoName: 'IMS-Toucan',
  repoUrl: repository,
  summary: 'Speech synthesis for thousands of languages, with tools to train new voices.',
  languages: ['shell', 'python'],
  tasks: ['text-to-speech'],
  countDownloads: 'path:"embedding_gan.pt" OR path:"Vocoder.pt" OR path:"ToucanTTS.pt"',

  snippets(model, context) {
    const files = filesOf(model);
    const complete = model.id === 'Flux9665/ToucanTTS' || weights.every((file) => files.includes(file));
    if (!complete) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Download the voice and its vocoder',
        install: [checkout(repository, { install: ['-r', 'requirements.txt'] }), hubTool(context)],
        code: hubDownload(model, context, { folder: 'weights', files: weights }),
      },
      {
        title: 'Synthesize speech',
        install: [
          program('espeak-ng', { brew: 'espeak-ng', apt: 'espeak-ng', winget: 'eSpeak-NG.eSpeak-NG' }),
        ],
        warnings: [pickle],
        code: py`
          import torch
          from InferenceInterfaces.ToucanTTSInterface import ToucanTTSInterface

          ${pickDevice}
          tts = ToucanTTSInterface(
              device=device,
              tts_model_path="weights/ToucanTTS.pt",
              vocoder_model_path="weights/Vocoder.pt",
              language="eng",
          )
          tts.read_to_file(
              text_list=[${sampleTextOf(model, textToSpeech)}],
              file_location="output.wav",
          )
        `,
      },
    ];
  },
});
