import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { appleSilicon } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Cartesia MLX',
  repoName: 'Cartesia MLX',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_mlx',
  docsUrl: 'https://github.com/cartesia-ai/edge/tree/main/cartesia-mlx',
  summary: 'State-space language models of Cartesia on Apple silicon.',
  languages: ['python'],
  tasks: ['text-generation'],
  aliases: ['cartesia-mlx'],

  snippets: (model, context) => [
    {
      title: 'Continue a text',
      install: [
        pipGit('cartesia-metal', 'https://github.com/cartesia-ai/edge.git#subdirectory=cartesia-metal'),
        pip('cartesia-mlx'),
      ],
      warnings: [appleSilicon],
      code: py`
        import cartesia_mlx as cmx
        import mlx.core as mx

        model = cmx.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
        model.set_dtype(mx.float32)

        prompt = "The old lighthouse on the cape"
        print(prompt, end="")
        for text in model.generate(prompt, max_tokens=200, eval_every_n=5, top_p=0.99, temperature=0.85):
            print(text, end="", flush=True)
      `,
    },
  ],
});
