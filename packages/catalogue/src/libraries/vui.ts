import { py } from '../code/index.ts';
import { pip, pipGit } from '../snippets/requirement.ts';
import { sampleText } from '../snippets/samples.ts';
import { gpu } from '../snippets/warnings.ts';
import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  countDownloads: 'path_extension:"pt"',
  summary: 'Small conversational speech models that run on a device.',
  languages: ['python'],

  // The package knows only its own checkpoints and loads its default one.
  snippets: (model) => [
    {
      title: 'Say a text',
      install: [pipGit('vui', 'https://github.com/fluxions-ai/vui'), pip('torchaudio')],
      warnings: [gpu],
      code: py`
        import torchaudio
        from vui.inference import render
        from vui.model import Vui

        model = Vui.from_pretrained().cuda()
        waveform = render(model, ${sampleText(model, 'text-to-speech')})
        torchaudio.save("output.wav", waveform[0].cpu(), 22050)
      `,
    },
  ],
});
