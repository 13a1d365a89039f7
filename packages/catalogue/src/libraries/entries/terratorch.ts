import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

/** The registry name of a repository: `Prithvi-EO-2.0-300M` is `prithvi_eo_v2_300`. */
const registryName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/_(\d)\.0/, '_v$1')
    .replace(/(\d)m(?=_|$)/, '$1');

export default defineLibrary({
  prettyLabel: 'TerraTorch',
  repoName: 'TerraTorch',
  repoUrl: 'https://github.com/IBM/terratorch',
  docsUrl: 'https://ibm.github.io/terratorch/',
  countDownloads: 'path_extension:"pt" OR path_extension:"ckpt"',
  summary: 'Fine-tuning of foundation models for satellite and weather data.',
  languages: ['python'],

  snippets(model) {
    const name = registryName(nameOf(model));
    const known = /^(prithvi_eo|terramind)_v\d/.test(name);
    return [
      {
        title: 'Build the backbone',
        install: [pip('terratorch')],
        warnings: known ? [] : [placeholder('a name from the list that is printed first')],
        code: py`
          from terratorch import BACKBONE_REGISTRY

          print(sorted(BACKBONE_REGISTRY))

          backbone = BACKBONE_REGISTRY.build(${name}, pretrained=True)
          print(backbone)
        `,
      },
    ];
  },
});
