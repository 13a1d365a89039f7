import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  summary: 'Turns PDF pages and scans into Markdown with their tables and formulas.',
  languages: ['shell'],
  tasks: ['image-to-text'],
  countDownloads: 'path:"Recognition/config.json"',

  // Its script also downloads the layout model that the pipeline needs, and supports only this owner's models.
  snippets(model, context) {
    if (!model.id.startsWith('echo840/')) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Turn a document into Markdown',
        install: [
          program('PyTorch, PaddlePaddle and LMDeploy', {
            url: 'https://github.com/Yuliang-Liu/MonkeyOCR/blob/main/docs/install_cuda_pp.md',
          }),
          checkout('https://github.com/Yuliang-Liu/MonkeyOCR', { install: ['-e', '.'] }),
        ],
        warnings: [gpu, placeholder('your document, as document.pdf,')],
        code: sh`
          python tools/download_model.py -n ${nameOf(model)}
          python parse.py document.pdf -o output
        `,
      },
    ];
  },
});
