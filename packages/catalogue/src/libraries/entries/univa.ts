import { py } from '../../code/index.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'univa',
  repoName: 'univa',
  repoUrl: 'https://github.com/PKU-YuanGroup/UniWorld-V1',
  filter: true,
  countDownloads: 'path:"config.json"',
  summary: 'UniWorld: one model that understands, makes and edits pictures.',
  languages: ['python'],
  tasks: ['any-to-any', 'image-to-image', 'text-to-image'],

  snippets: (model, context) => [
    {
      title: 'Load the model and its processor',
      install: [
        checkout('https://github.com/PKU-YuanGroup/UniWorld-V1', { install: ['-r', 'requirements.txt'] }),
        pip('flash_attn'),
      ],
      warnings: [gpu],
      code: py`
        import torch
        from transformers import AutoProcessor
        from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import UnivaQwen2p5VLForConditionalGeneration

        model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
            ${model.id},
            torch_dtype=torch.bfloat16,
            attn_implementation="flash_attention_2"${py.rest({ revision: context.revision })},
        ).to("cuda")
        processor = AutoProcessor.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
        print(model.config)
      `,
    },
  ],
});
