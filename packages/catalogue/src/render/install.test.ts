import { describe, expect, it } from 'vitest';
import { checkout, pip, program } from '../snippets/requirement.ts';
import { installText } from './install.ts';

describe('what is to be installed', () => {
  it('is a command where a manager has it', () => {
    expect(installText([pip('torch'), program('cmake', { brew: 'cmake', url: 'https://cmake.org' })])).toBe(
      'brew install cmake\npip install -U torch',
    );
  });

  it('is a page to visit where none has it', () => {
    expect(installText([program('openasr', { url: 'https://example.org/releases' }), pip('torch')])).toBe(
      '# Get openasr at https://example.org/releases\npip install -U torch',
    );
  });

  it('is a word about the project where an editor adds it', () => {
    expect(installText([{ kind: 'package', ecosystem: 'unity', name: 'com.unity.ai.inference' }])).toBe(
      '# Add the package com.unity.ai.inference to the project',
    );
  });

  it('does not clone again inside a checkout that an earlier block has made', () => {
    const url = 'https://example.org/tern';
    expect(installText([checkout(url, { entered: true }), pip('torch')])).toBe(
      `# Inside the checkout of ${url}\npip install -U torch`,
    );
    expect(installText([checkout(url)])).toBe(`git clone ${url} && cd tern || exit`);
  });
});
