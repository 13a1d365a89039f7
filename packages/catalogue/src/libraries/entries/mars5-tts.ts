import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'MARS5-TTS',
  repoName: 'MARS5-TTS',
  repoUrl: 'https://github.com/Camb-ai/MARS5-TTS',
  docsUrl: 'https://github.com/Camb-ai/MARS5-TTS/blob/master/docs/architecture.md',
  summary: 'English speech in the voice of a short recording, also where the rhythm is hard.',
  countDownloads: 'path:"mars5_ar.safetensors"',
  languages: ['python'],
  tasks: ['text-to-speech'],
  fits: (model) =>
    filesOf(model).includes('mars5_ar.safetensors') ? 'The repository has weights of MARS5.' : undefined,

  snippets(model, { revision }) {
    return [
      {
        title: 'Synthesize speech in a given voice',
        install: [
          checkout('https://github.com/Camb-ai/MARS5-TTS.git', { install: ['-r', 'requirements.txt'] }),
          // Its loader expects an argument that later versions of the client no longer pass.
          pip('huggingface_hub', '<1'),
          pip('soundfile'),
        ],
        warnings: [gpu, placeholder('a recording of 2 to 12 seconds, as voice.wav, and what is said in it,')],
        code: py`
          import librosa
          import soundfile as sf
          import torch
          from inference import InferenceConfig, Mars5TTS

          mars5 = Mars5TTS.from_pretrained(${model.id}${py.rest({ revision })})

          wav, _ = librosa.load("voice.wav", sr=mars5.sr, mono=True)
          transcript = "The words that are said in voice.wav."
          config = InferenceConfig(deep_clone=True, rep_penalty_window=100, top_k=100)
          _, audio = mars5.tts(
              ${sampleTextOf(model, textToSpeech)}, torch.from_numpy(wav), transcript, cfg=config
          )
          sf.write("output.wav", audio.numpy(), mars5.sr)
        `,
      },
    ];
  },
});
