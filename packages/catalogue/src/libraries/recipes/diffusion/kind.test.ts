import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets } from '../../snippets.ts';
import {
  diffusersPipelineExists,
  diffusionKindOf,
  isPipeline,
  isUnreleased,
  lacksPipeline,
  namesPipeline,
} from './kind.ts';

const model = (record: Partial<ModelRecord>): ModelRecord => ({ id: 'ada/tide', ...record });
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const named = (_class_name: string) => ({ config: { diffusers: { _class_name } } });

describe('the kind of a diffusion model', () => {
  it.each<[Partial<ModelRecord>, string]>([
    [{}, 'image'],
    [{ pipeline_tag: 'text-to-video' }, 'video'],
    [{ ...named('StableDiffusionPipeline'), pipeline_tag: 'image-to-image' }, 'image-to-image'],
    [{ ...named('StableDiffusionPipeline'), pipeline_tag: 'text-to-video' }, 'image'],
    [{ ...named('DDPMPipeline'), pipeline_tag: 'image-to-image' }, 'unconditional'],
    [{ tags: ['diffusers:StableVideoDiffusionPipeline'] }, 'still-to-video'],
    [{ tags: ['apipeline'] }, 'image'],
    [{ tags: ['FluxPriorReduxPipeline'] }, 'redux'],
    [{ tags: ['StableDiffusionImageVariationPipeline'] }, 'variation'],
    [{ id: 'ada/kandinsky-2-2-prior', pipeline_tag: 'text-to-image' }, 'prior'],
    [{ id: 'ada/sd-image-variations-diffusers', pipeline_tag: 'image-to-image' }, 'variation'],
    [{ tags: ['diffusers:StableDiffusionUpscalePipeline'] }, 'upscaling'],
    [{ tags: ['diffusers:IFSuperResolutionPipeline'] }, 'upscaling'],
    [{ id: 'DeepFloyd/IF-II-M-v1.0', pipeline_tag: 'text-to-image' }, 'upscaling'],
    [{ tags: ['diffusers:IFPipeline'], pipeline_tag: 'text-to-image' }, 'first-stage'],
    [{ id: 'DeepFloyd/IF-I-M-v1.0', pipeline_tag: 'text-to-image' }, 'first-stage'],
    [{ ...named('QwenImageLayeredPipeline'), pipeline_tag: 'image-to-image' }, 'layers'],
    [{ id: 'Qwen/Qwen-Image-Layered', pipeline_tag: 'image-text-to-image' }, 'layers'],
    [named('DiTPipeline'), 'labelled'],
    [{ ...named('StableDiffusionPipeline'), pipeline_tag: 'text-to-audio' }, 'spectrogram'],
    [named('MarigoldPipeline'), 'depth'],
  ])('of %j is %s', (record, kind) => {
    expect(diffusionKindOf(model(record))).toBe(kind);
  });

  it('is known by a class of any case', () => {
    expect(isPipeline(model(named('FLUXFillPipeline')), 'FluxFillPipeline')).toBe(true);
    expect(isPipeline(model({}), 'FluxFillPipeline')).toBe(false);
    expect(diffusersPipelineExists('stablediffusionpipeline')).toBe(true);
    expect(diffusersPipelineExists('TidePipeline')).toBe(false);
    expect(isUnreleased(model({}))).toBe(false);
    expect(isUnreleased(model(named('TidePipeline')))).toBe(true);
  });

  it('has a pipeline by class or file, or lacks it by what else is there', () => {
    expect(namesPipeline(model(files('model_index.json')))).toBe(true);
    expect(namesPipeline(model(named('TidePipeline')))).toBe(true);
    expect(namesPipeline(model({}))).toBe(false);
    expect(lacksPipeline(model({}))).toBe(false);
    expect(lacksPipeline(model(files('model.safetensors')))).toBe(true);
    expect(lacksPipeline(model({ tags: ['region:us'] }))).toBe(true);
    expect(lacksPipeline(model({ tags: ['art'] }))).toBe(false);
    expect(lacksPipeline(model({ ...named('TidePipeline'), tags: ['region:us'] }))).toBe(false);
    expect(lacksPipeline(model({ tags: ['region:us', 'stable-audio-tools', 'diffusers'] }))).toBe(false);
  });
});

const codes = (record: Partial<ModelRecord>) =>
  librarySnippets(model({ pipeline_tag: 'text-to-image', ...record }), { library: 'diffusers' })
    .flatMap(({ snippets }) => snippets)
    .flatMap(({ warnings = [] }) => warnings.map(({ code }) => code));

describe('warnings about a diffusion model', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [named('StableDiffusionPipeline'), false],
    [{}, false],
    [{ tags: ['region:us'] }, true],
    [named('TidePipeline'), true],
    [{ ...named('TidePipeline'), ...files('pipeline.py') }, false],
    [{ pipeline_tag: 'text-to-3d' }, true],
    [{ pipeline_tag: 'text-to-3d', ...named('ShapEPipeline') }, false],
  ])('for %j: unknown class, %s', (record, isUnknown) => {
    expect(codes(record).includes('unknown-type')).toBe(isUnknown);
  });

  it('say that code of the repository runs, if it contains its pipeline', () => {
    expect(codes({ ...named('TidePipeline'), ...files('pipeline.py') })).toContain('remote-code');
    expect(codes({ ...named('StableDiffusionPipeline'), ...files('pipeline.py') })).not.toContain(
      'remote-code',
    );
  });
});
