import { py, sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit, type Requirement } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';

interface Family {
  readonly module: 'cartesia_pytorch' | 'cartesia_pytorch.Llamba.llamba';
  readonly name: string;
  readonly tokenizer: string;
  readonly package: Requirement;
  readonly warnings: readonly Warning[];
}

/** Repositories have no tokenizer: it is that of the model they were trained on or distilled from. */
function familyOf(id: string): Family {
  const size = /\/llamba-([138])b/i.exec(id)?.[1];
  return size === undefined
    ? {
        module: 'cartesia_pytorch',
        name: 'ReneLMHeadModel',
        tokenizer: 'allenai/OLMo-1B-hf',
        // Release 0.0.2 was published without its modules.
        package: pip('cartesia-pytorch', '==0.0.1'),
        warnings: [],
      }
    : {
        module: 'cartesia_pytorch.Llamba.llamba',
        name: 'LlambaLMHeadModel',
        tokenizer: size === '8' ? 'meta-llama/Llama-3.1-8B' : `meta-llama/Llama-3.2-${size}B`,
        package: pipGit(
          'cartesia-pytorch',
          'https://github.com/cartesia-ai/edge.git#subdirectory=cartesia-pytorch',
        ),
        warnings: [
          { code: 'gated', message: 'The tokenizer is in a gated repository: request access, then log in.' },
        ],
      };
}

/** No binary wheels: compiled against the installed PyTorch. */
const kernels = ['causal-conv1d', 'mamba-ssm', 'flash-attn'];

export default defineLibrary({
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
  docsUrl: 'https://github.com/cartesia-ai/edge/tree/main/cartesia-pytorch',
  summary: 'State-space language models of Cartesia on PyTorch and NVIDIA cards.',
  languages: ['shell', 'python'],
  tasks: ['text-generation'],
  aliases: ['cartesia-pytorch'],

  snippets(model, context) {
    const family = familyOf(model.id);
    const type = py.identifier(family.name);
    return [
      {
        title: 'Compile the kernels',
        install: [pip('torch'), pip('setuptools'), pip('wheel'), pip('packaging'), pip('ninja')],
        warnings: [gpu],
        code: sh`pip install --no-build-isolation ${kernels}`,
      },
      {
        title: 'Continue a text',
        install: [
          family.package,
          pip('torch'),
          pip('transformers', '<5'),
          pip('einops'),
          ...kernels.map((name) => pip(name)),
        ],
        warnings: [gpu, ...family.warnings],
        code: py`
          ${
            family.module === 'cartesia_pytorch'
              ? py`from cartesia_pytorch import ${type}`
              : py`from cartesia_pytorch.Llamba.llamba import ${type}`
          }
          from transformers import AutoTokenizer

          model = ${type}.from_pretrained(${model.id}${py.rest({ revision: context.revision })}).half().cuda()
          tokenizer = AutoTokenizer.from_pretrained(${family.tokenizer})

          inputs = tokenizer(["The old lighthouse on the cape"], return_tensors="pt")
          outputs = model.generate(inputs.input_ids.cuda(), max_length=50, top_k=100, top_p=0.99)
          print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
        `,
      },
    ];
  },
});
