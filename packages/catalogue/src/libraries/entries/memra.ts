import { sh } from '../../code/index.ts';
import { filesOf, hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { isCompanion } from '../recipes/gguf/part.ts';
import { curl } from '../recipes/setup/programs.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const memra = program('memra', { url: 'https://github.com/avifenesh/memra/blob/main/docs/INSTALLATION.md' });

const hardware: Warning = {
  code: 'hardware',
  message:
    'Needs Linux on x86-64, an NVIDIA driver from 580 on, the runtime libraries of CUDA 13, and a card of the RTX 50 or PRO 6000 series.',
};

/** The authors' repositories have other GGUF files beside the model: https://github.com/avifenesh/memra/blob/main/docs/COOKBOOK.md */
const authors: ReadonlySet<string> = new Set([
  'Avifenesh/Ornith-1.5-35B-A3B-NVFP4-MTP-GGUF',
  'Avifenesh/Qwen3.8-27B-NVFP4-MTP-GGUF',
]);

const unknownPart = placeholder('part of the name of the GGUF file, instead of model.gguf,');

interface Weights {
  readonly spec: string;
  readonly warnings: readonly Warning[];
}

/** A repository with several GGUF files needs part of the name of one: memra does not choose. */
function weightsOf(model: ModelRecord, { file, quantization }: SnippetContext): Weights {
  const part = (text: string) => `hf:${model.id}:${text.replace(/\.gguf$/, '')}`;
  const requested = file ?? quantization;
  if (requested !== undefined) return { spec: part(requested), warnings: [] };
  if (authors.has(model.id)) return { spec: part('Q5K-mtp'), warnings: [] };
  const listed = filesOf(model).filter((path) => /^[^/]+\.gguf$/.test(path) && !isCompanion(path));
  const [only] = listed;
  if (only !== undefined && listed.length === 1) return { spec: part(only), warnings: [] };
  return listed.length > 1 || hasTag(model, 'gguf') || /[-_.]gguf$/i.test(nameOf(model))
    ? { spec: `hf:${model.id}:model.gguf`, warnings: [unknownPart] }
    : { spec: `hf:${model.id}`, warnings: [] };
}

export default defineLibrary({
  prettyLabel: 'memra',
  repoName: 'memra',
  repoUrl: 'https://github.com/avifenesh/memra',
  docsUrl: 'https://github.com/avifenesh/memra/tree/main/docs',
  summary: 'An inference engine in Rust and CUDA, tuned for one card at a time.',
  languages: ['shell'],

  snippets(model, context) {
    const { spec, warnings } = weightsOf(model, context);
    // It downloads with the program of the hub's client.
    const common = { install: [memra, hubClient(context)], warnings: [hardware, ...warnings] };
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
        ...common,
        title: 'Ask a question',
        code: sh`MEMRA_CHAT=1 run-gen ${spec} --prompt ${sampleTextOf(model, textGeneration)}`,
      },
      {
        ...common,
        title: 'Serve it on port 8080, as the OpenAI API',
        code: sh`MEMRA_MODELS=model=${spec} memra-server`,
      },
    ];
  },
});
