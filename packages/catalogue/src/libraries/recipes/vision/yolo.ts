/** @module YOLO detectors: the class for each version, and one prediction. */
import { type Code, py } from '../../../code/index.ts';
import type { GeneratorResult } from '../../define.ts';
import { fileEnding, filesOf, hasTag, isTaggedByHub } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { own } from '../../../snippets/own.ts';
import { hubClient } from '../../../snippets/hub.ts';
import { hubFileEnding } from '../../../snippets/hub-find.ts';
import { pip, pipGit, type Requirement } from '../../../snippets/requirement.ts';
import { sampleImage } from '../../../snippets/samples/image.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { pickle } from '../../../snippets/warnings.ts';
import { type Asset, guitarist, photo } from '../../../tasks/sample-assets.ts';

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

/** Whether the fork's class saved it, with the hub's mixin and its tag; other weights of version 10 are in a `.pt` file. */
const isOfFork = (model: ModelRecord): boolean =>
  hasTag(model, 'pytorch_model_hub_mixin') ||
  filesOf(model).includes('model.safetensors') ||
  (!isTaggedByHub(model) && fileEnding(model, '.pt') === undefined);

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

const people = /(?<![a-z])(?:faces?|hands?|humans?|pedestrians?|people|persons?)(?![a-z])/i;

/** A person for weights whose name says that they find people, else birds. */
const pictureFor = ({ id }: ModelRecord, file: string): Asset =>
  people.test(`${id} ${file}`) ? guitarist : photo;

const predict = (
  model: ModelRecord,
  { platform }: SnippetContext,
  load: Code<'python'>,
  note: Code<'python'>,
  file = '',
) => py`
  ${load}

  ${note}
  results = model.predict(source=${sampleImage(model, platform, pictureFor(model, file))}, save=True)
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

/** The file that the card of a collection loads, which is not the first. */
const chosen: Readonly<Record<string, string>> = { 'Bingsu/adetailer': 'face_yolov8n.pt' };

/** The record with its weights files only: the chosen one, else those it lists. */
function withWeights(model: ModelRecord): ModelRecord {
  const file = own(chosen, model.id);
  const files = file === undefined ? filesOf(model).filter((each) => each.endsWith('.pt')) : [file];
  return { ...model, siblings: files.map((rfilename) => ({ rfilename })) };
}

/** Several files are several models, or sizes of one. */
function firstOfSeveral(model: ModelRecord, { file }: SnippetContext): readonly Warning[] {
  const count = filesOf(model).length;
  if (file !== undefined || count === 1) return [];
  const message =
    count === 0
      ? 'If the repository has several weight files, this loads the first: the code prints their names.'
      : `The repository has ${count} weight files: this loads the first.`;
  return [{ code: 'inferred', message }];
}

/** Loads a weights file with the main package. */
function yoloMain(model: ModelRecord, context: SnippetContext, version: string | undefined): Code<'python'> {
  const { known, imports, find, path } = hubFileEnding(model, context, '.pt');
  return predict(
    model,
    context,
    py`
      ${imports}
      from ultralytics import YOLO

      ${find}
      ${known === undefined ? py`print([name for name in files if name.endswith(".pt")])` : py.none}
      model = YOLO(${path})
    `,
    version === undefined
      ? py`
          # No valid YOLO version tag was found.
          # YOLO reads the version from the weights file: make sure the file is the right one.
        `
      : py.none,
    known,
  );
}

export function yoloSnippets(model: ModelRecord, context: SnippetContext, assumed?: string): GeneratorResult {
  const version = versionOf(model) ?? assumed;
  const { title } = kindOf(model);
  if (version === '10' && isOfFork(model)) {
    // The hub's client loads the weights with it, and does not require it.
    const install: readonly Requirement[] = [fork, hubClient(context), pip('safetensors')];
    return [{ title, install, code: yoloFork(model, context, `YOLOv${version}`) }];
  }
  const weights = withWeights(model);
  const snippet = {
    title,
    install: [pip('ultralytics'), hubClient(context)],
    warnings: [pickle, ...firstOfSeveral(weights, context)],
    code: yoloMain(weights, context, version),
  };
  return version === undefined ? { snippets: [snippet], notice: noVersion } : [snippet];
}
