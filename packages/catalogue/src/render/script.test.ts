import { describe, expect, it } from 'vitest';
import { py, sh } from '../code/index.ts';
import { checkout, pip, pipGit, program, type Requirement } from '../snippets/requirement.ts';
import { toScript } from './script.ts';

const scriptWith = (...install: Requirement[]) => toScript({ title: 'Try', code: py`print(1)`, install });

describe('a snippet as a uv script', () => {
  it('lists its dependencies, repositories by package name', () => {
    expect(scriptWith(pip('torch', '>=2'), pipGit('ben2', 'https://example.org/BEN2.git'))).toBe(
      [
        '# /// script',
        '# requires-python = ">=3.10"',
        '# dependencies = [',
        '#   "torch>=2",',
        '#   "ben2 @ git+https://example.org/BEN2.git",',
        '# ]',
        '# ///',
        '',
        'print(1)',
        '',
      ].join('\n'),
    );
  });

  it('lists only Python packages as dependencies, and the commands for what else it needs', () => {
    const ffmpeg = program('ffmpeg', { apt: 'ffmpeg' });
    expect(scriptWith(ffmpeg, pip('torch'))).toContain(
      '# dependencies = [\n#   "torch",\n# ]\n# ///\n\n# Before it runs:\n#   sudo apt install ffmpeg\n\nprint(1)\n',
    );
    const clone = checkout('https://example.org/tern', { install: ['-e', '.'] });
    expect(scriptWith(program('gull', { url: 'https://example.org/gull' }), clone)).toContain(
      [
        '# dependencies = []',
        '# ///',
        '',
        '# Before it runs:',
        '#   Get gull at https://example.org/gull',
        '#   git clone https://example.org/tern && cd tern && pip install -e .',
      ].join('\n'),
    );
  });

  it('requires a Python version that its packages support', () => {
    const old = pip('old', undefined, { python: '<3.12' });
    expect(scriptWith(old, pip('torch'), pip('as-old', undefined, { python: '<3.12' }))).toContain(
      '# requires-python = ">=3.10,<3.12"\n',
    );
    const older = pip('older', undefined, { python: '<3.10' });
    expect(scriptWith(older, pip('torch'))).toContain('# requires-python = "<3.10"\n');
  });

  it('translates pip flags to uv settings', () => {
    const nightly = pip('nightly', undefined, { flags: ['--pre', '-f', 'https://example.org/wheels'] });
    expect(scriptWith(nightly)).toContain(
      '# ]\n# [tool.uv]\n# find-links = ["https://example.org/wheels"]\n# prerelease = "allow"\n# ///\n',
    );
  });

  it('exists only for Python', () => {
    expect(toScript({ title: 'Try', code: sh`echo 1` })).toBeUndefined();
  });
});
