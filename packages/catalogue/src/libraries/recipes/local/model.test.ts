import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { agentReason, isMlxModel, isOnlyAdapter, mlxReason, pictureReason } from './model.ts';

const model = (record: Partial<ModelRecord>): ModelRecord => ({ id: 'ada/tide', ...record });
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

const template = (chat_template: string) => ({ gguf: { chat_template } });

describe('weights in MLX format', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [{ tags: ['mlx'] }, true],
    [{ library_name: 'mlx' }, true],
    [{ library_name: 'mlx', ...files('model.safetensors') }, false],
    [{ library_name: 'mlx', id: 'ada/tide-mlx', ...files('model.safetensors') }, true],
    [{ library_name: 'MLX-LM' }, true],
    [{ library_name: 'mlx-audio' }, false],
    [{ id: 'ada/tide-MLX-4bit' }, true],
    [{ id: 'NexVeridian/tide-4bit' }, true],
    [{ id: 'ada/tide-MLX-4bit', library_name: 'transformers' }, false],
    [{ id: 'ada/tide-mlx-gguf' }, false],
    [{ id: 'ada/tide-MLX-4bit', ...files('tide.gguf') }, false],
    [{ id: 'ada/tidemlx' }, false],
    [{}, false],
  ])('are in %j: %s', (record, has) => {
    expect(isMlxModel(model(record))).toBe(has);
  });

  it('fit chat apps if the task generates text', () => {
    expect(mlxReason(model({ tags: ['mlx'], pipeline_tag: 'text-generation' }))).toBeDefined();
    expect(mlxReason(model({ tags: ['mlx'], pipeline_tag: 'text-to-speech' }))).toBeUndefined();
    expect(mlxReason(model({ pipeline_tag: 'text-generation' }))).toBeUndefined();
    expect(
      mlxReason(model({ tags: ['mlx', 'draft-model'], pipeline_tag: 'text-generation' })),
    ).toBeUndefined();
  });
});

describe('an adapter', () => {
  it('is one alone if there are no weights of a model', () => {
    const adapter = { tags: ['peft'], library_name: 'peft' };
    expect(isOnlyAdapter(model({ ...adapter, ...files('adapter_config.json') }))).toBe(true);
    expect(isOnlyAdapter(model({ ...adapter, ...files('adapter_config.json', 'model.safetensors') }))).toBe(
      false,
    );
    expect(isOnlyAdapter(model(adapter))).toBe(true);
    expect(isOnlyAdapter(model({ ...adapter, config: { model_type: 'llama' } }))).toBe(false);
    expect(isOnlyAdapter(model({}))).toBe(false);
  });
});

describe('what agents can use', () => {
  const chat = { tags: ['gguf', 'conversational'] };
  it('chats, supports tools and runs on a local server', () => {
    expect(agentReason(model({ ...chat, ...template('{{ tools }}') }))).toBeDefined();
    expect(agentReason(model({ ...chat, ...template('{{ messages }}') }))).toBeUndefined();
    expect(agentReason(model(chat))).toBeUndefined();
    expect(agentReason(model({ tags: ['conversational'], ...template('{{ tools }}') }))).toBeDefined();
  });
});

describe('what image apps can use', () => {
  const picture = { library_name: 'diffusers', pipeline_tag: 'text-to-image' };
  it('is a diffusers model of text to image, and a LoRA where it is accepted', () => {
    expect(pictureReason(model(picture), { loras: false })).toContain('makes pictures');
    expect(
      pictureReason(model({ ...picture, pipeline_tag: 'text-to-video' }), { loras: true }),
    ).toBeUndefined();
    expect(pictureReason(model({ ...picture, library_name: 'other' }), { loras: true })).toBeUndefined();
    expect(pictureReason(model({ ...picture, ...files('adapter.bin') }), { loras: true })).toBeUndefined();
    expect(pictureReason(model({ ...picture, ...files('model_index.json') }), { loras: true })).toBeDefined();
    const lora = { ...picture, tags: ['lora'] };
    expect(pictureReason(model(lora), { loras: true })).toContain('LoRA');
    expect(pictureReason(model(lora), { loras: false })).toBeUndefined();
    const concept = { ...picture, tags: ['textual_inversion'] };
    expect(pictureReason(model(concept), { loras: true })).toBeUndefined();
  });
});
