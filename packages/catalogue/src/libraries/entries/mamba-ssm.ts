import { py, sh } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { withWarnings } from '../../snippets/result.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

/** Not `mamba-370m` or `mamba-3b`, which are sizes. */
const isMamba3 = ({ id, tags = [] }: ModelRecord): boolean =>
  [id, ...tags].some((text) => /mamba-?3(?![a-z\d.])/i.test(text));

/** Only the source has them, and its `generate` fails at the second token: https://github.com/state-spaces/mamba/issues/1022. */
const notReleased: Warning = {
  code: 'unfit',
  message: 'The current release of mamba-ssm cannot load language models of Mamba-3.',
};

export default defineLibrary({
  prettyLabel: 'MambaSSM',
  synonyms: ['mamba', 'state space model'],
  repoName: 'MambaSSM',
  repoUrl: 'https://github.com/state-spaces/mamba',
  summary: 'Language models built on selective state spaces instead of attention.',
  languages: ['shell', 'python'],
  tasks: ['text-generation'],
  aliases: ['mamba_ssm'],

  snippets(model, context) {
    if (isMamba3(model)) return [withWarnings(downloadSnippet(model, context), [notReleased])];
    const { imports, target, needs } = pinned(model, context);
    // The authors' models have no tokenizer: they were trained with this one.
    const tokenizer = model.id.startsWith('state-spaces/') ? py`"EleutherAI/gpt-neox-20b"` : target;
    return [
      {
        title: 'Compile the kernels',
        install: [pip('torch'), pip('setuptools'), pip('wheel'), pip('packaging'), pip('ninja')],
        warnings: [gpu],
        code: sh`pip install --no-build-isolation "mamba-ssm[causal-conv1d]"`,
      },
      {
        title: 'Continue a text',
        install: [pip('mamba-ssm'), pip('transformers'), pip('torch'), ...needs],
        warnings: [gpu, pickle],
        code: py`
          import torch
          ${imports}
          from mamba_ssm import MambaLMHeadModel
          from transformers import AutoTokenizer

          model = MambaLMHeadModel.from_pretrained(${target}, device="cuda", dtype=torch.bfloat16)
          tokenizer = AutoTokenizer.from_pretrained(${tokenizer})

          prompt = tokenizer("The lighthouse keeper wrote down", return_tensors="pt").to("cuda")
          tokens = model.generate(prompt.input_ids, max_length=64)
          print(tokenizer.decode(tokens[0]))
        `,
      },
    ];
  },
});
