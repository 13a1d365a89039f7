import { describe, expect, it } from 'vitest';
import { py } from '../code/index.ts';
import { pip } from '../snippets/requirement.ts';
import { fenced, toMarkdown } from './markdown.ts';

describe('snippets as Markdown', () => {
  it.each([
    ['print(1)', '```'],
    ['a ``` b', '````'],
    ['a ````` b ``', '``````'],
  ])('fence %j with %s', (text, fence) => {
    expect(fenced('python', text)).toBe(`${fence}python\n${text}\n${fence}`);
  });

  it('have a heading, the warnings and the install command, if any', () => {
    const warnings = [{ code: 'placeholder', message: 'The file is a guess.' }] as const;
    expect(
      toMarkdown([
        { title: 'Load it', code: py`print(1)`, install: [pip('torch')], warnings },
        { title: 'Look', code: py`print(2)` },
      ]),
    ).toBe(
      [
        '### Load it',
        '> **Note:** The file is a guess.',
        '```sh\npip install -U torch\n```',
        '```python\nprint(1)\n```',
        '### Look',
        '```python\nprint(2)\n```\n',
      ].join('\n\n'),
    );
  });
});
