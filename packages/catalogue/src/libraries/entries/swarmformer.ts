import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { defineLibrary } from '../define.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
  summary: 'Text classification by local and global swarms of tokens, with few parameters.',
  languages: ['python'],
  tasks: ['text-classification'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Classify a text',
        install: [
          pipGit('swarmformer', 'https://github.com/takara-ai/SwarmFormer'),
          pip('transformers'),
          ...needs,
        ],
        code: py`
          import torch
          from swarmformer import SwarmFormerModel
          from transformers import AutoTokenizer
          ${imports}

          tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
          model = SwarmFormerModel.from_pretrained(${target}).eval()

          inputs = tokenizer(${sampleTextOf(model, textClassification)}, padding="max_length", max_length=256, return_tensors="pt")
          with torch.inference_mode():
              print(model(inputs["input_ids"]).softmax(-1).tolist())
        `,
      },
    ];
  },
});
