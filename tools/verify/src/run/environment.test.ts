import { checkout, npm, pip, pipGit, program } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { canTest, environmentOf, whyNotRun } from './environment.ts';

const id = (...names: string[]): string =>
  environmentOf(blockFor({ requirements: names.map((name) => pip(name)) })).id;

const python = (...ranges: string[]): string =>
  environmentOf(blockFor({ requirements: ranges.map((range) => pip('a', undefined, { python: range })) }))
    .python;

describe('an environment', () => {
  it('has what the install command installs, once', () => {
    const block = blockFor({ requirements: [pip('torch'), pip('transformers', '>=5'), pip('torch')] });
    expect(environmentOf(block)).toMatchObject({
      pip: ['torch', 'transformers>=5'],
      npm: [],
      apt: [],
      python: '3.12',
    });
  });

  it('has the newest release whose parts are available, where the install command names none', () => {
    const held = environmentOf(blockFor({ requirements: [pip('duckdb'), pip('duckdb', '>=1')] }));
    expect(held.pip).toEqual(['duckdb<=1.5.5', 'duckdb>=1']);
  });

  it('has programs for readers only beside packages of today', () => {
    const tool = program('hf', { tool: 'huggingface_hub' });
    const packages = (releases: string): readonly string[] =>
      environmentOf(blockFor({ requirements: [tool, pip('a', undefined, { python: releases })] })).pip;
    expect(packages('<3.9')).toEqual(['a']);
    expect(packages('<3.12')).toEqual(['huggingface_hub', 'a']);
  });

  it('is shared by blocks with the same requirements, and by no others', () => {
    expect(id('torch', 'timm')).toBe(id('torch', 'timm'));
    expect(id('torch', 'timm')).not.toBe(id('torch'));
  });

  it('has what blocks before it install, and what it installs itself', () => {
    const first = blockFor({ requirements: [pip('a')], language: 'shell', code: 'pip install --no-deps b' });
    const second = blockFor({ requirements: [pip('a')], before: [first.code] });
    expect(environmentOf(second).later).toEqual([['--no-deps', 'b']]);
    expect(environmentOf(first).id).toBe(environmentOf(second).id);
    expect(environmentOf(second).id).not.toBe(id('a'));
  });

  it('installs a package without its dependencies in a step of its own, once', () => {
    const updated = pip('b', '>=2', { flags: ['--no-deps'] });
    const first = blockFor({
      requirements: [pip('b', '<2')],
      language: 'shell',
      code: 'pip install --no-deps "b>=2"',
    });
    const second = blockFor({ requirements: [pip('b', '<2'), updated], before: [first.code] });
    expect(environmentOf(second)).toMatchObject({ pip: ['b<2'], later: [['--no-deps', 'b>=2']] });
    expect(environmentOf(second).id).toBe(environmentOf(first).id);
  });

  it('takes a Python that all packages support', () => {
    expect(python('<3.12')).toBe('3.11');
    expect(python('>=3.11', '<3.12')).toBe('3.11');
    expect(python('>=3.13')).toBe('3.13');
    expect(python('<3.9')).toBe('3.8');
  });

  it('has the programs that the install command names', () => {
    const ffmpeg = program('ffmpeg', { apt: 'ffmpeg' });
    expect(environmentOf(blockFor({ requirements: [ffmpeg, npm('a', '1')] }))).toMatchObject({
      apt: ['ffmpeg'],
      npm: ['a@1'],
    });
  });
});

describe('a block is not run', () => {
  it.each([
    ['git', [pipGit('a', 'https://github.com/a/a')]],
    ['git', [checkout('https://github.com/a/a')]],
    ['program', [program('a', { url: 'https://a.example' })]],
    ['macos', [pip('mlx-lm')]],
    ['macos', [pip('jang[vlm]')]],
    ['gpu', [pip('tensorrt')]],
    [undefined, [pip('torch')]],
  ])('for the reason %s', (reason, requirements) => {
    expect(whyNotRun(blockFor({ requirements }))).toBe(reason);
  });

  it('if it reads input or is in a language without a runner', () => {
    expect(whyNotRun(blockFor({ language: 'shell', code: 'hf auth login' }))).toBe('input');
    expect(whyNotRun(blockFor({ code: 'print(os.environ["API_URL"])' }))).toBe('input');
    expect(whyNotRun(blockFor({ code: 'os.environ["A"] = "1"' }))).toBeUndefined();
    expect(whyNotRun(blockFor({ language: 'html' }))).toBe('language');
  });

  it('but its install command is tested if it only reads input or starts a server', () => {
    const login = { language: 'shell', code: 'hf auth login' };
    expect(canTest(blockFor({ ...login, requirements: [pip('huggingface_hub')] }))).toBe(true);
    expect(canTest(blockFor(login))).toBe(false);
    expect(canTest(blockFor({ ...login, requirements: [pip('mlx-lm')] }))).toBe(false);
  });
});
