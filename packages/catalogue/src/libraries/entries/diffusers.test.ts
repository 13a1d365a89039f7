import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import diffusers from './diffusers.ts';

const answer = (record: object) => {
  const [snippet] = generateSnippets(diffusers, { id: 'ada/lora', tags: ['lora'], ...record }).snippets;
  return { text: snippet?.code.text ?? '', warnings: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

const code = (record: object) => answer({ tags: ['diffusers'], ...record }).text;

describe('base_model as a list', () => {
  it('uses its first entry', () => {
    const { text } = answer({ cardData: { base_model: ['first/base', 'second/base'] } });
    expect(text).toContain('DiffusionPipeline.from_pretrained("first/base"');
    expect(text).not.toContain('second/base');
  });

  it.each([[[]], [['']], ['None'], [undefined]])('uses a placeholder for the base model %j', (base_model) => {
    const { text, warnings } = answer({ cardData: { base_model } });
    expect(text).toContain('from_pretrained("base-model-id"');
    expect(warnings).toContain('placeholder');
  });
});

describe('a record with a task and nothing else', () => {
  it.each([
    [{ id: 'ada/tide', tags: undefined }, ['hardware', 'inferred']],
    [{ id: 'ada/tide', tags: ['text-to-image'] }, ['hardware']],
    [{ id: 'stabilityai/tide', tags: undefined }, ['hardware']],
    [{ id: 'ada/tide', tags: undefined, library_name: 'diffusers' }, ['hardware']],
  ])('%j has the warnings %j', (record, warnings) => {
    expect(answer({ pipeline_tag: 'text-to-image', ...record }).warnings).toEqual(warnings);
  });
});

describe('instance_prompt', () => {
  const cardData = { base_model: 'a/b', instance_prompt: ' a photo of sks dog ' };

  it('is the prompt of a model that was tuned on it', () => {
    expect(answer({ cardData }).text).toContain('pipe("a photo of sks dog")');
  });

  it('is used only if the widget has no text', () => {
    expect(answer({ cardData, widgetData: [{ text: 'own prompt' }] }).text).toContain('pipe("own prompt")');
  });

  it('is ignored if it is empty', () => {
    const { text } = answer({ cardData: { ...cardData, instance_prompt: ' ' } });
    expect(text).toContain('pipe("A lighthouse');
  });
});

describe('inputs and outputs of a pipeline', () => {
  it('passes no prompt and no dtype to an unconditional pipeline', () => {
    const text = code({ pipeline_tag: 'unconditional-image-generation' });
    expect(text).toContain('pipe().images[0]');
    expect(text).not.toContain('dtype');
  });

  it.each([
    ['text-to-audio', '.audios[0]'],
    ['text-to-video', '.frames[0]'],
    ['video-to-video', 'pipe(video=source'],
    ['text-to-3d', 'export_to_gif'],
    ['depth-estimation', 'visualize_depth'],
    ['text-to-image', '.images[0]'],
  ])('saves the output of %s', (pipeline_tag, expected) => {
    expect(code({ pipeline_tag })).toContain(expected);
  });

  it.each([
    [{ tags: ['FluxFillPipeline'] }],
    [{ tags: ['diffusers:FluxFillPipeline'] }],
    [{ tags: ['diffusers:fluxfillpipeline'] }],
    [{ config: { diffusers: { _class_name: 'FluxFillPipeline' } } }],
  ])('reads the class in every notation: %j', (record) => {
    expect(code(record)).toContain('FluxFillPipeline.from_pretrained("ada/lora"');
  });

  it('prefers the class to the task', () => {
    const spectrogram = { pipeline_tag: 'text-to-audio', tags: ['diffusers:StableDiffusionPipeline'] };
    expect(code(spectrogram)).toContain('.images[0]');
    const still = { pipeline_tag: 'image-to-video', tags: ['diffusers:StableVideoDiffusionPipeline'] };
    expect(code(still)).not.toContain('prompt=');
  });

  it.each([
    ['briaai/BRIA-2.3-ControlNet-Generative-Fill', true],
    ['briaai/BRIA-2.3-ControlNet-BG-Gen', true],
    ['briaai/BRIA-2.3-ControlNet-Canny', false],
  ])('does not load ControlNets with classes of their own: %s %s', (id, refused) => {
    expect(diffusers.refuses?.({ id, library_name: 'diffusers' })).toBe(refused);
  });
});
