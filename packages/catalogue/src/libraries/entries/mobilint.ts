import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

/** Weights by suffix of the repository name, as the package names them. */
const weights: Readonly<Record<string, string>> = {
  tv1_in1k: 'IMAGENET1K_V1',
  tv2_in1k: 'IMAGENET1K_V2',
  swag_e2e_in1k: 'IMAGENET1K_SWAG_E2E_V1',
  swag_linear_in1k: 'IMAGENET1K_SWAG_LINEAR_V1',
};

const seeing = new Set([
  'depth-estimation',
  'image-classification',
  'image-segmentation',
  'keypoint-detection',
  'object-detection',
]);

export default defineLibrary({
  prettyLabel: 'Mobilint',
  repoName: 'mblt-model-zoo',
  repoUrl: 'https://github.com/mobilint/mblt-model-zoo',
  docsUrl: 'https://docs.mobilint.com',
  summary: 'Vision models compiled for the neural processors of Mobilint.',
  languages: ['python', 'shell'],
  tasks: ['image-classification', 'object-detection'],
  countDownloads: 'path:"config.json" OR path_extension:"mxq"',

  // The model zoo was discontinued; its vision part continues in the package used here.
  snippets(model, context) {
    if (model.pipeline_tag !== undefined && !seeing.has(model.pipeline_tag))
      return [downloadSnippet(model, context)];
    const [name = '', ending = ''] = nameOf(model).split('.');
    const artifact = fileEnding(model, '.mxq');
    const file = artifact !== undefined && context.revision !== undefined ? artifact : undefined;
    const options = {
      model_cls: name,
      model_type: weights[ending],
      model_path: file === undefined ? undefined : hubFile(model, context, file),
    };
    return [
      {
        title: 'Run the network on a picture',
        install: [
          pip('mblt-vision-python', undefined, { python: '<3.13' }),
          ...(file === undefined ? [] : [hubClient(context)]),
        ],
        warnings: [{ code: 'hardware', message: 'Needs a Mobilint NPU and its driver.' }],
        code: py`
          from urllib.request import urlretrieve

          ${file === undefined ? py.none : hubImport(context, 'hf_hub_download')}
          from mblt_vision import MBLT_Engine

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          model = MBLT_Engine(${py.args(options)})
          try:
              output = model(model.preprocess("photo.png"))
              result = model.postprocess(output)
              result.plot("photo.png", "output.png")
          finally:
              model.dispose()
        `,
      },
    ];
  },
});
