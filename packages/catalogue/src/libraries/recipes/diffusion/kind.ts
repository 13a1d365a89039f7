/** @module Inputs and outputs of a diffusion pipeline: by its class if the record names it, else by the task. */
import { filesOf, hasTag, isTaggedByHub } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { releasedPipelines } from './pipelines.generated.ts';

export type DiffusionKind =
  | 'image'
  | 'image-to-image'
  | 'unconditional'
  | 'first-stage'
  | 'video'
  | 'image-to-video'
  | 'still-to-video'
  | 'video-to-video'
  | 'animation'
  | 'audio'
  | 'shape'
  | 'image-to-shape'
  | 'depth'
  | 'prior'
  | 'redux'
  | 'variation'
  | 'upscaling'
  | 'layers'
  | 'labelled'
  | 'spectrogram';

/** The hub writes the class with a prefix and in any case; cards and other hubs write it without. */
const shortestPipeline = 'pipeline'.length + 1;
const pipelineTag = /^(?:diffusers:)?(\w+pipeline)$/i;

function pipelineClassesOf({ config, tags = [] }: ModelRecord): readonly string[] {
  const classes: string[] = [];
  const add = (text: string): void => {
    const name = pipelineTag.exec(text)?.[1];
    if (name !== undefined) classes.push(name.toLowerCase());
  };
  const { _class_name: named } = config?.diffusers ?? {};
  if (named !== undefined) add(named);
  for (const tag of tags) if (tag.length >= shortestPipeline) add(tag);
  return classes;
}

/** The names by which a pipeline is known: of its repository and, if the record is about that one, of its class. */
export const pipelineNames = (target: string, model: ModelRecord): string =>
  [target, ...(target === model.id ? pipelineClassesOf(model) : [])].join(' ');

let released: ReadonlySet<string> | undefined;

/** Whether the current release of Diffusers has a pipeline class of this name, in any case. */
export function diffusersPipelineExists(name: string): boolean {
  released ??= new Set(releasedPipelines.trim().split('\n'));
  return released.has(name.toLowerCase().replace(/pipeline$/, ''));
}

/** Whether the record names a pipeline class that no release of Diffusers has. */
export function isUnreleased(model: ModelRecord): boolean {
  const [named] = pipelineClassesOf(model);
  return named !== undefined && !diffusersPipelineExists(named);
}

/** Whether the record names one of these pipeline classes. */
export function isPipeline(model: ModelRecord, ...names: readonly string[]): boolean {
  const classes = pipelineClassesOf(model);
  return names.some((name) => classes.includes(name.toLowerCase()));
}

/** Whether the record shows that the repository contains a pipeline. */
export const namesPipeline = (model: ModelRecord): boolean =>
  pipelineClassesOf(model).length > 0 || filesOf(model).includes('model_index.json');

/** Whether nothing is known but that it makes images from text. */
export const hasOnlyTask = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-to-image' && !model.tags?.length && filesOf(model).length === 0;

/** Whether it is a model for Stable Audio Tools that is there as a pipeline too. */
export const isStableAudio = (model: ModelRecord): boolean =>
  hasTag(model, 'stable-audio-tools') && hasTag(model, 'diffusers');

/** Whether the hub's tags or the files show no pipeline: the repository has parts of one, or files of another format. */
export const lacksPipeline = (model: ModelRecord): boolean =>
  !namesPipeline(model) && !isStableAudio(model) && (filesOf(model).length > 0 || isTaggedByHub(model));

const otherPrecision =
  /^(?!black-forest-labs\/).*(?:nunchaku|svdq|[-_.](?:fp8|nvfp4|int[48]|w4a8)(?:[-_.]|$))/i;

/**
 * Whether the name is that of weights in another precision, as single files for apps, and no pipeline is known. Those
 * of Black Forest Labs have a pipeline by the same name.
 */
export const isOtherPrecision = (model: ModelRecord): boolean =>
  otherPrecision.test(model.id) && !namesPipeline(model);

/** Only classes that are more specific than the task. */
const kindsByClass: readonly (readonly [pattern: RegExp, kind: DiffusionKind])[] = [
  [/^(?:ddpm|ddim|pndm|ldm|scoresdeve|karrasve|consistencymodel)pipeline$/, 'unconditional'],
  [/^ditpipeline$/, 'labelled'],
  [/^ifpipeline$/, 'first-stage'],
  [/^marigold(?:depth)?pipeline$/, 'depth'],
  [/^(?:stableaudio|audioldm|musicldm|acestep|longcataudio)/, 'audio'],
  [/^shapeimg2img/, 'image-to-shape'],
  [/^shapepipeline$/, 'shape'],
  [/^stablevideodiffusion/, 'still-to-video'],
  [/^wananimatepipeline$/, 'animation'],
  [/imagetovideo|img2vid/, 'image-to-video'],
  [/videotovideo|video2video/, 'video-to-video'],
  [/upscalepipeline$|^ifsuperresolution/, 'upscaling'],
  [/^qwenimagelayered/, 'layers'],
  [/imagevariation/, 'variation'],
  [/img2img|instructpix2pix/, 'image-to-image'],
  [/^fluxpriorredux/, 'redux'],
  [/prior/, 'prior'],
  [/^stablediffusion(?:xl)?pipeline$/, 'image'],
];

const kindsByTask: Readonly<Record<string, DiffusionKind>> = {
  'depth-estimation': 'depth',
  'image-text-to-image': 'image-to-image',
  'image-text-to-video': 'image-to-video',
  'image-to-3d': 'image-to-shape',
  'image-to-image': 'image-to-image',
  'image-to-video': 'image-to-video',
  'text-to-3d': 'shape',
  'text-to-audio': 'audio',
  'text-to-speech': 'audio',
  'text-to-video': 'video',
  'unconditional-image-generation': 'unconditional',
  'video-to-video': 'video-to-video',
};

/** Originals that name no class. */
const namedAnimation = /(?:^|\/)wan2\.2-animate-14b$/i;
const namedFirstStage = /(?:^|\/)if-i-(?:xl|[lm])-/i;
const namedLayers = /(?:^|\/)qwen-image-layered$/i;
const namedPrior = /(?:^|\/)kandinsky-2-[12]-prior$/i;
const namedUpscaling = /(?:^|\/)if-ii-[ml]-/i;
const namedVariation = /(?:^|\/)sd-image-variations-diffusers$/i;

/** Text to image unless the record indicates otherwise. */
export function diffusionKindOf(model: ModelRecord): DiffusionKind {
  if (namedAnimation.test(model.id)) return 'animation';
  if (namedFirstStage.test(model.id)) return 'first-stage';
  if (namedLayers.test(model.id)) return 'layers';
  if (namedPrior.test(model.id)) return 'prior';
  if (namedUpscaling.test(model.id)) return 'upscaling';
  if (namedVariation.test(model.id)) return 'variation';
  const byTask = own(kindsByTask, model.pipeline_tag) ?? 'image';
  const classes = pipelineClassesOf(model);
  const told = kindsByClass.find(([pattern]) => classes.some((name) => pattern.test(name)))?.[1];
  if (told === 'image' && byTask === 'audio') return 'spectrogram';
  // One class may serve both: the task then decides whether an image is an input.
  return told === undefined || (told === 'image' && byTask === 'image-to-image') ? byTask : told;
}
