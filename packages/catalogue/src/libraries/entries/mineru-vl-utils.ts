import { py } from '../../code/index.ts';
import { isAdapter } from '../../records/fields.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { isMinerU } from '../recipes/vision/page-readers.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

export default defineLibrary({
  prettyLabel: 'MinerU VL Utils',
  synonyms: ['mineru', 'mineru 2.5', 'document parsing'],
  repoName: 'mineru-vl-utils',
  repoUrl: 'https://github.com/opendatalab/mineru-vl-utils',
  docsUrl: 'https://github.com/opendatalab/mineru-vl-utils#using-mineruclient-by-code',
  summary: 'Reads pages with MinerU: first their layout, then the text, tables and formulas of each part.',
  languages: ['python'],
  tasks: ['image-text-to-text', 'image-to-text'],
  refuses: (model) => isConverted(model) || isAdapter(model),
  claims: (model) =>
    isMinerU(model) ? 'It is a model of MinerU, whose prompts and loading are in this package.' : undefined,

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Read a page',
        install: [pip('mineru-vl-utils[transformers]', '>=2'), ...needs],
        code: py`
          from urllib.request import urlretrieve

          ${imports}
          from mineru_vl_utils import MinerUClient
          from PIL import Image

          client = MinerUClient(backend="transformers", model_path=${target})

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.invoice))}, "page.png")
          for block in client.two_step_extract(Image.open("page.png")):
              print(block.type, block.bbox, block.content)
        `,
      },
    ];
  },
});
