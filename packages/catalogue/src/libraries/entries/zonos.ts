import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'Zonos',
  repoName: 'Zonos',
  repoUrl: 'https://github.com/Zyphra/Zonos',
  docsUrl: 'https://github.com/Zyphra/Zonos',
  summary: 'Expressive speech synthesis with control of pace, pitch and feeling.',
  languages: ['python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Synthesize speech in your own voice',
        install: [pipGit('zonos', 'https://github.com/Zyphra/Zonos.git'), pip('torchaudio'), ...needs],
        warnings: [gpu, placeholder('a reference clip of 5 to 10 seconds as speaker.wav')],
        code: py`
          import torchaudio
          from zonos.conditioning import make_cond_dict
          from zonos.model import Zonos
          ${imports}

          model = Zonos.from_pretrained(${target}, device="cuda")

          # A clean reference clip of 5 to 10 seconds works best.
          wav, sampling_rate = torchaudio.load("speaker.wav")
          speaker = model.make_speaker_embedding(wav, sampling_rate)

          conditioning = model.prepare_conditioning(
              make_cond_dict(text=${sampleTextOf(model, textToSpeech)}, speaker=speaker, language="en-us")
          )
          codes = model.generate(conditioning)
          audio = model.autoencoder.decode(codes)[0].cpu()
          torchaudio.save("output.wav", audio, model.autoencoder.sampling_rate)
        `,
      },
    ];
  },
});
