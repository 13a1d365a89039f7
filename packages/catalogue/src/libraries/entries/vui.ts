import { py } from '../../code/index.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { type Warning } from '../../snippets/snippet.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const machine: Warning = {
  code: 'hardware',
  message: 'Needs an NVIDIA graphics card or a Mac with Apple silicon, and Python 3.12.',
};

export default defineLibrary({
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  docsUrl: 'https://github.com/fluxions-ai/vui/blob/main/docs/python-api.md',
  countDownloads: 'path_extension:"pt"',
  summary: 'Small conversational speech models that run on a device.',
  languages: ['python'],
  tasks: ['text-to-speech'],

  // The engine supports only its own checkpoints and loads the default one; each includes a voice.
  snippets: (model) => [
    {
      title: 'Synthesize speech',
      install: [pip('vui-tts', undefined, { python: '>=3.12,<3.13' }), torchForAudio, pip('soundfile')],
      warnings: [machine],
      code: py`
        import soundfile as sf
        from vui.engine import Engine, GenConfig, Segment
        from vui.prompt_files import load_official_prompt

        engine = Engine()
        words, codes, speaker, bias = load_official_prompt("maeve", checkpoint=engine.checkpoint)

        with engine.new_row() as row:
            row.prefill([Segment(words, codes)], spk_emb=speaker, cond_bias=bias)
            _, audio = row.render(${sampleTextOf(model, textToSpeech)}, GenConfig(temperature=0.7))
        sf.write("output.wav", audio.squeeze().float().cpu().numpy(), 24000)
      `,
    },
  ],
});
