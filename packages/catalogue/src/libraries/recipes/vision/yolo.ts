/** @module YOLO detectors: the class for each version, and one prediction. */
import { type Code, py } from '../../../code/index.ts';
import type { GeneratorResult } from '../../define.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { own } from '../../../snippets/own.ts';
import { hubClient } from '../../../snippets/hub.ts';
import { hubFileEnding } from '../../../snippets/hub-find.ts';
import { pip, pipGit, type Requirement } from '../../../snippets/requirement.ts';
import { sampleImage } from '../../../snippets/samples/image.ts';
import { pickle } from '../../../snippets/warnings.ts';

const noVersion = {
  code: 'yolo-version-missing',
  message: 'No valid YOLO version tag was found.',
};

/** Since version 11 the project writes versions without the letter. */
const versionTag = /^yolov?(\d+)$/;

const versionOf = (model: ModelRecord): string | undefined =>
  model.tags?.map((tag) => versionTag.exec(tag)?.[1]).find((version) => version !== undefined);

/** Only the fork of version 10 has a separate class; the main package loads every version with the same one. */
const fork = pipGit('yolov10', 'https://github.com/THU-MIG/yolov10.git');

interface Kind {
  readonly title: string;
  readonly shown: Code<'python'>;
}

const detected: Kind = { title: 'Detect objects in a picture', shown: py`print(results[0].boxes)` };

/** What the weights predict; a detector unless the task says otherwise. */
const kinds: Readonly<Record<string, Kind>> = {
  'image-classification': {
    title: 'Classify a picture',
    shown: py`print(results[0].names[results[0].probs.top1])`,
  },
  'image-segmentation': { title: 'Find objects and their outlines', shown: py`print(results[0].masks)` },
  'keypoint-detection': { title: 'Find keypoints in a picture', shown: py`print(results[0].keypoints)` },
};

const kindOf = (model: ModelRecord): Kind => own(kinds, model.pipeline_tag) ?? detected;

const predict = (
  model: ModelRecord,
  context: SnippetContext,
  load: Code<'python'>,
  note: Code<'python'>,
) => py`
  ${load}

  ${note}
  results = model.predict(source=${sampleImage(model, context.platform)}, save=True)
  ${kindOf(model).shown}
`;

/** Loads with the fork's class, whose weights have a hub config. */
export const yoloFork = (model: ModelRecord, context: SnippetContext, name: string): Code<'python'> =>
  predict(
    model,
    context,
    py`
      from ultralytics import ${py.identifier(name)}

      model = ${py.identifier(name)}.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
    `,
    py.none,
  );

/** Loads a weights file with the main package. */
function yoloMain(model: ModelRecord, context: SnippetContext, version: string | undefined): Code<'python'> {
  const { imports, find, path } = hubFileEnding(model, context, '.pt');
  return predict(
    model,
    context,
    py`
      ${imports}
      from ultralytics import YOLO

      ${find}
      model = YOLO(${path})
    `,
    version === undefined
      ? py`
          # No valid YOLO version tag was found.
          # YOLO reads the version from the weights file: make sure the file is the right one.
        `
      : py.none,
  );
}

export function yoloSnippets(model: ModelRecord, context: SnippetContext, assumed?: string): GeneratorResult {
  const version = versionOf(model) ?? assumed;
  const { title } = kindOf(model);
  if (version === '10') {
    const install: readonly Requirement[] = [fork, hubClient(context)];
    return [{ title, install, code: yoloFork(model, context, `YOLOv${version}`) }];
  }
  const snippet = {
    title,
    install: [pip('ultralytics'), hubClient(context)],
    warnings: [pickle],
    code: yoloMain(model, context, version),
  };
  return version === undefined ? { snippets: [snippet], notice: noVersion } : [snippet];
}
