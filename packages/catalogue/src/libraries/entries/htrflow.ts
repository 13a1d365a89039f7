import { py, sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import { oldPython, pickle, placeholder } from '../../snippets/warnings.ts';

interface Kind {
  readonly name: string;
  readonly module: readonly [string, string];
  readonly step: string;
  readonly picture: string;
  readonly shows: string;
}

const page = { picture: 'page.jpg', shows: 'a scanned page' };
const line = { picture: 'line.jpg', shows: 'one line of handwriting' };

const yolo: Kind = { name: 'YOLO', module: ['ultralytics', 'yolo'], step: 'Segmentation', ...page };
const dit: Kind = { name: 'DiT', module: ['huggingface', 'dit'], step: 'Inference', ...page };
const donut: Kind = { name: 'Donut', module: ['huggingface', 'donut'], step: 'TextRecognition', ...page };
const trocr: Kind = { name: 'TrOCR', module: ['huggingface', 'trocr'], step: 'TextRecognition', ...line };

function kindOf(model: ModelRecord): Kind {
  const task = model.pipeline_tag;
  const words = `${nameOf(model)} ${model.tags?.join(' ') ?? ''}`.toLowerCase();
  if (task === 'object-detection' || task === 'image-segmentation' || /yolo/.test(words)) return yolo;
  if (task === 'image-classification') return dit;
  return /donut/.test(words) ? donut : trocr;
}

export default defineLibrary({
  prettyLabel: 'HTRflow',
  repoName: 'HTRflow',
  repoUrl: 'https://github.com/AI-Riksarkivet/htrflow',
  docsUrl: 'https://ai-riksarkivet.github.io/htrflow',
  summary: 'Pipelines that find and read handwriting on scanned pages.',
  languages: ['shell', 'python'],
  tasks: ['image-to-text'],

  snippets(model, { revision }) {
    const kind = kindOf(model);
    const pin = revision === undefined ? undefined : { revision };
    const settings =
      kind === yolo
        ? { model: model.id, revision }
        : { model: model.id, model_kwargs: pin, processor_kwargs: pin };
    const common = {
      install: [pip('htrflow', undefined, { python: '<3.13' })],
      warnings: [
        oldPython('3.12'),
        ...(kind === yolo ? [pickle] : []),
        placeholder(`a picture of ${kind.shows}, as ${kind.picture},`),
      ],
    };
    const name = py.identifier(kind.name);
    const step = py.identifier(kind.step);
    const [group, module] = kind.module;
    return [
      {
        ...common,
        title: 'Run it from the command line',
        // The pipeline is YAML, of which JSON is a subset.
        code: sh`
          printf '%s\n' ${sh.json({
            steps: [
              { step: kind.step, settings: { model: kind.name, model_settings: settings } },
              { step: 'Export', settings: { dest: 'output', format: 'json' } },
            ],
          })} > pipeline.yaml

          htrflow pipeline pipeline.yaml ${kind.picture}
        `,
      },
      {
        ...common,
        title: 'Run it in Python',
        code: py`
          from htrflow.models.${py.identifier(group)}.${py.identifier(module)} import ${name}
          from htrflow.pipeline.pipeline import Pipeline
          from htrflow.pipeline.steps import Export, ${step}
          from htrflow.volume.volume import Collection

          pipeline = Pipeline(
              [
                  ${step}(${name}, ${settings}, {}),
                  Export("output", "json"),
              ]
          )
          print(pipeline.run(Collection([${kind.picture}])))
        `,
      },
    ];
  },
});
