import { type Code, py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

const predictors: readonly (readonly [tag: string, name: string, call: Code<'python'>])[] = [
  [
    'recognition',
    'ocr_predictor',
    py`ocr_predictor(det_arch="db_mobilenet_v3_large", reco_arch=model, pretrained=True)`,
  ],
  [
    'detection',
    'ocr_predictor',
    py`ocr_predictor(det_arch=model, reco_arch="crnn_mobilenet_v3_small", pretrained=True)`,
  ],
  ['layout', 'layout_predictor', py`layout_predictor(arch=model)`],
];

export default defineLibrary({
  prettyLabel: 'docTR',
  synonyms: ['document text recognition', 'mindee doctr'],
  repoName: 'doctr',
  repoUrl: 'https://github.com/mindee/doctr',
  docsUrl: 'https://mindee.github.io/doctr/',
  summary: 'Reads the text of scanned and photographed documents.',
  languages: ['python', 'shell'],
  tasks: ['object-detection'],

  snippets(model, context) {
    const { platform, revision } = context;
    // Release 1 has no task for models that find objects.
    if (/fasterrcnn/i.test(nameOf(model))) return [downloadSnippet(model, context)];
    const load = py`model = from_hub(${model.id}${py.rest({ revision })})`;
    const predictor = predictors.find(([tag]) => hasTag(model, tag));
    if (!predictor)
      return [
        {
          title: 'Run the model on random pixels',
          install: [pip('python-doctr')],
          code: py`
            import torch
            from doctr.models import from_hub

            ${load}
            with torch.inference_mode():
                print(model.eval()(torch.rand(1, *model.cfg["input_shape"])))
          `,
        },
      ];
    const [tag, name, call] = predictor;
    return [
      {
        title: tag === 'layout' ? 'Find the parts of a page' : 'Read a document',
        install: [pip('python-doctr')],
        code: py`
          from urllib.request import urlretrieve

          from doctr.io import DocumentFile
          from doctr.models import from_hub, ${py.identifier(name)}

          ${load}
          predictor = ${call}

          urlretrieve(${retrievable(sampleUrl(platform, asset.invoice))}, "page.png")
          result = predictor(DocumentFile.from_images("page.png"))
          print(${tag === 'layout' ? py`result` : py`result.render()`})
        `,
      },
    ];
  },
});
