import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { curl } from '../recipes/setup/programs.ts';
import { program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const memra = program('memra', { url: 'https://github.com/avifenesh/memra/blob/main/docs/INSTALLATION.md' });

const hardware: Warning = {
  code: 'hardware',
  message:
    'Needs Linux on x86-64, an NVIDIA driver from 580 on, and a card of the RTX 50 or PRO 6000 series.',
};

export default defineLibrary({
  prettyLabel: 'memra',
  repoName: 'memra',
  repoUrl: 'https://github.com/avifenesh/memra',
  docsUrl: 'https://github.com/avifenesh/memra/tree/main/docs',
  summary: 'An inference engine in Rust and CUDA, tuned for one card at a time.',
  languages: ['shell'],

  snippets(model, { file, quantization }) {
    // Part of a file name selects one of several files.
    const choice = file ?? quantization;
    const weights =
      choice === undefined ? `hf:${model.id}` : `hf:${model.id}:${choice.replace(/\.gguf$/, '')}`;
    return [
      {
        title: 'Install memra',
        install: [curl],
        warnings: [hardware],
        code: sh`
          curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
          export PATH="$HOME/.local/bin:$PATH"
        `,
      },
      {
        title: 'Ask a question',
        install: [memra],
        warnings: [hardware],
        code: sh`MEMRA_CHAT=1 run-gen ${weights} --prompt ${sampleTextOf(model, textGeneration)}`,
      },
      {
        title: 'Serve it on port 8080, as the OpenAI API',
        install: [memra],
        warnings: [hardware],
        code: sh`MEMRA_MODELS=model=${weights} memra-server`,
      },
    ];
  },
});
