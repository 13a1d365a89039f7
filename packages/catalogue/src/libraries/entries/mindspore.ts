import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'MindSpore',
  synonyms: ['huawei mindspore', 'ascend'],
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
  docsUrl: 'https://www.mindspore.cn/docs/en',
  summary: 'A framework of Huawei for training and running models, strong on Ascend processors.',
  languages: ['python', 'shell'],
  tasks: ['image-classification'],

  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.ckpt');
    if (!file?.endsWith('.ckpt')) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Load the weights',
        install: [pip('mindspore'), hubClient(context)],
        code: py`
          import mindspore
          ${hubImport(context, 'hf_hub_download')}

          # A checkpoint holds no network: give these to mindspore.load_param_into_net with yours.
          weights = mindspore.load_checkpoint(${hubFile(model, context, file)})
          for name, parameter in weights.items():
              print(name, parameter.shape, parameter.dtype)
        `,
      },
    ];
  },
});
