import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import diffusers from './diffusers.ts';

const answer = (record: object) => {
  const [snippet] = generateSnippets(diffusers, { id: 'ada/lora', tags: ['lora'], ...record }).snippets;
  return { text: snippet?.code.text ?? '', warnings: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

const code = (record: object) => answer({ tags: ['diffusers'], ...record }).text;

describe('base_model as a list', () => {
  it('gives its first entry', () => {
    const { text } = answer({ cardData: { base_model: ['first/base', 'second/base'] } });
    expect(text).toContain('DiffusionPipeline.from_pretrained("first/base"');
    expect(text).not.toContain('second/base');
  });

  it.each([[[]], [['']], ['None'], [undefined]])('asks for the base where %j names none', (base_model) => {
    const { text, warnings } = answer({ cardData: { base_model } });
    expect(text).toContain('from_pretrained("base-model-id"');
    expect(warnings).toContain('placeholder');
  });
});

describe('instance_prompt', () => {
  const cardData = { base_model: 'a/b', instance_prompt: ' a photo of sks dog ' };

  it('is the prompt of a model that was tuned on it', () => {
    expect(answer({ cardData }).text).toContain('pipe("a photo of sks dog")');
  });

  it('comes after the text of the widget', () => {
    expect(answer({ cardData, widgetData: [{ text: 'own prompt' }] }).text).toContain('pipe("own prompt")');
  });

  it('is nothing when it is empty', () => {
    const { text } = answer({ cardData: { ...cardData, instance_prompt: ' ' } });
    expect(text).toContain('pipe("A lighthouse');
  });
});

describe('what a pipeline makes of what', () => {
  it('gives a pipeline without conditions no prompt, and weights that NumPy can read', () => {
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
  ])('saves what %s makes', (pipeline_tag, expected) => {
    expect(code({ pipeline_tag })).toContain(expected);
  });

  it.each([
    [{ tags: ['FluxFillPipeline'] }],
    [{ tags: ['diffusers:FluxFillPipeline'] }],
    [{ tags: ['diffusers:fluxfillpipeline'] }],
    [{ config: { diffusers: { _class_name: 'FluxFillPipeline' } } }],
  ])('knows the class however the record writes it: %j', (record) => {
    expect(code(record)).toContain('FluxFillPipeline.from_pretrained("ada/lora"');
  });

  it('believes the class before the task', () => {
    const spectrogram = { pipeline_tag: 'text-to-audio', tags: ['diffusers:StableDiffusionPipeline'] };
    expect(code(spectrogram)).toContain('.images[0]');
    const still = { pipeline_tag: 'image-to-video', tags: ['diffusers:StableVideoDiffusionPipeline'] };
    expect(code(still)).not.toContain('prompt=');
  });
});
