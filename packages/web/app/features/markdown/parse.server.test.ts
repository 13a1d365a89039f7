import { expect, it } from 'vitest';
import { parseMarkdown } from './parse.server.ts';

it('has what a page shows, without positions in the text', () => {
  expect(parseMarkdown('# Title\n\nSome *words*.\n\n| a |\n| - |\n| b |\n')).toEqual({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: 'Title' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Some ' },
          { type: 'emphasis', children: [{ type: 'text', value: 'words' }] },
          { type: 'text', value: '.' },
        ],
      },
      {
        type: 'table',
        align: [null],
        children: ['a', 'b'].map((value) => ({
          type: 'tableRow',
          children: [{ type: 'tableCell', children: [{ type: 'text', value }] }],
        })),
      },
    ],
  });
});

it('keeps raw HTML as text', () => {
  expect(parseMarkdown('<b>x</b>').children).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'html', value: '<b>' },
        { type: 'text', value: 'x' },
        { type: 'html', value: '</b>' },
      ],
    },
  ]);
});
