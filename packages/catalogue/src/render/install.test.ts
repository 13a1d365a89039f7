import { describe, expect, it } from 'vitest';
import { checkout, npm, pip, pipGit, program } from '../snippets/requirement.ts';
import { installText, managersFor } from './install.ts';

describe('install instructions', () => {
  it('are a command if a manager has the package', () => {
    expect(installText([pip('torch'), program('cmake', { apt: 'cmake', url: 'https://cmake.org' })])).toBe(
      'sudo apt install cmake\npip install -U torch',
    );
  });

  it('name the releases of Python that a package needs, once', () => {
    const old = { python: '<3.12' };
    expect(
      installText([pip('torch'), pip('fairseq', undefined, old), pip('audiocraft', undefined, old)]),
    ).toBe('# Needs Python <3.12\npip install -U torch fairseq audiocraft');
  });

  it('name a package once, with its version', () => {
    expect(installText([pip('torch'), pip('torchaudio'), pip('torch', '<2.12'), pip('torchaudio')])).toBe(
      "pip install -U torchaudio 'torch<2.12'",
    );
  });

  const tern = program('tern', {
    script: 'https://tern.example/install.sh',
    brew: 'tern',
    winget: 'Tern.Tern',
    url: 'https://tern.example',
  });

  it.each([
    ['linux', 'curl -fsSL https://tern.example/install.sh | sh'],
    ['macos', 'brew install tern'],
    ['windows', 'winget install Tern.Tern'],
  ] as const)('depend on the system: %s', (system, command) => {
    expect(installText([tern], { system })).toBe(command);
  });

  it('use the selected manager only if the system has it', () => {
    expect(installText([tern], { system: 'macos', program: 'script' })).toMatch(/^curl /);
    expect(installText([tern], { system: 'linux', program: 'brew' })).toMatch(/^curl /);
    expect(managersFor([tern], 'linux')).toEqual(['script']);
    expect(managersFor([tern], 'macos')).toEqual(['brew', 'script']);
  });

  it('name the program if no manager has it and there is no page', () => {
    expect(installText([program('tern', { brew: 'tern' })], { system: 'linux' })).toBe('# Install tern');
  });

  it('link a page if no manager has it', () => {
    expect(installText([program('openasr', { url: 'https://example.org/releases' }), pip('torch')])).toBe(
      '# Get openasr at https://example.org/releases\npip install -U torch',
    );
  });

  it('are a comment for packages added in a project or editor', () => {
    expect(installText([{ kind: 'package', ecosystem: 'unity', name: 'com.unity.ai.inference' }])).toBe(
      '# Add the package com.unity.ai.inference to the project',
    );
  });

  it('use the names of conda-forge, and pip for what it does not have', () => {
    const requirements = [
      pip('torch', '<3'),
      pip('transformers'),
      pip('chatty[server]'),
      pip('kokoro'),
      pipGit('tern', 'https://example.org/tern'),
      pip('gull', undefined, { conda: 'python-gull' }),
      pip('numpy', undefined, { conda: false }),
    ];
    expect(installText(requirements, { python: 'conda' })).toBe(
      "conda install -c conda-forge 'pytorch<3' transformers python-gull\n" +
        "pip install -U 'chatty[server]' kokoro git+https://example.org/tern numpy",
    );
    expect(installText(requirements, { python: 'uv' })).toBe(
      "uv pip install -U 'torch<3' transformers 'chatty[server]' kokoro git+https://example.org/tern gull numpy",
    );
  });

  it('use pip for packages with arguments of pip', () => {
    const requirements = [pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }), pip('torch')];
    expect(installText(requirements, { python: 'conda' })).toBe(
      'conda install -c conda-forge pytorch\npip install -U --no-build-isolation flash-attn',
    );
  });

  it.each([
    ['npm', 'npm install tern gull@2'],
    ['pnpm', 'pnpm add tern gull@2'],
    ['yarn', 'yarn add tern gull@2'],
    ['bun', 'bun add tern gull@2'],
  ] as const)('include versions of npm packages: %s', (node, command) => {
    const requirements = [npm('tern'), npm('gull', '2')];
    expect(installText(requirements, { node })).toBe(command);
    expect(managersFor(requirements)).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
  });

  it('pass the allowed options to pip, list a package once and chain commands after a clone', () => {
    const nightly = pip('tern', undefined, { flags: ['--pre', '-f', 'https://example.org/wheels'] });
    expect(installText([nightly, pip('torch'), pip('torch')])).toBe(
      'pip install -U --pre -f https://example.org/wheels tern torch',
    );
    const sources = checkout('https://example.org/tern.git/', { install: ['-e', '.'] });
    expect(installText([sources, pip('torch')])).toBe(
      'git clone https://example.org/tern.git/ && cd tern && pip install -e . && pip install -U torch',
    );
    expect(installText([sources], { python: 'uv' })).toBe(
      'git clone https://example.org/tern.git/ && cd tern && uv pip install -e .',
    );
  });

  it('go back to the state that the snippet needs', () => {
    const sources = checkout('https://example.org/tern', { ref: 'v1.5.1', install: ['-e', '.[stable]'] });
    expect(installText([sources])).toBe(
      "git clone https://example.org/tern && cd tern && git checkout v1.5.1 && pip install -e '.[stable]'",
    );
  });

  it('use only pip if conda has none of the packages', () => {
    expect(installText([pip('gull')], { python: 'conda' })).toBe('pip install -U gull');
    expect(installText([])).toBe('');
    expect(managersFor([pip('gull'), tern], 'windows')).toEqual(['pip', 'uv', 'conda', 'winget']);
  });

  it('do not clone again inside a checkout of an earlier block', () => {
    const url = 'https://example.org/tern';
    expect(installText([checkout(url, { entered: true }), pip('torch')])).toBe(
      `# Inside the checkout of ${url}\npip install -U torch`,
    );
    expect(installText([checkout(url)])).toBe(`git clone ${url} && cd tern`);
  });
});
