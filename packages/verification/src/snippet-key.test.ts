import { py, sh } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { snippetKey, withoutValues } from './snippet-key.ts';

const pipeline = (task: string, id: string, name = 'transformers') =>
  snippetKey({
    install: [{ kind: 'python', name }],
    code: py`pipe = pipeline(${task}, model=${id})`,
  });

const serve = (id: string) => snippetKey({ code: sh`vllm serve ${id} --port 8000` });

const code = (text: string) => withoutValues('python', `f("cls", "${text}", """a\nb""")`);

it('another record of the same branch has the same key', () => {
  expect(pipeline('fill-mask', 'acme/one')).toBe(pipeline('fill-mask', 'acme/two.5'));
});

it('another task, another call or another install command has another key', () => {
  const key = pipeline('fill-mask', 'acme/one');
  expect(pipeline('summarization', 'acme/one')).not.toBe(key);
  expect(pipeline('fill-mask', 'acme/one', 'torch')).not.toBe(key);
  expect(snippetKey({ code: py`pipe = pipeline("fill-mask", model="acme/one")` })).not.toBe(key);
});

it('prompts, file names and quotes inside strings do not matter', () => {
  expect(code('Say \\"hello\\"')).toBe('f("cls", "", "")');
  expect(code('Paris is [MASK].')).toBe(code('model.safetensors'));
});

it('repositories and files on a command line do not matter, options do', () => {
  expect(serve('acme/one')).toBe(serve('acme/two'));
  expect(snippetKey({ code: sh`vllm serve ${'acme/one'} --port 8001` })).not.toBe(serve('acme/one'));
});
