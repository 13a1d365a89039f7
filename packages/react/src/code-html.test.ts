import { expect, it } from 'vitest';
import { codeHtml } from './code-html.ts';

it('is one element a line, with one for each token that has a role', () => {
  expect(codeHtml([[['import', 'keyword'], [' os']], []])).toBe(
    '<span class="line"><span class="t-keyword">import</span> os\n</span><span class="line">\n</span>',
  );
});

it('shows markup in code as text', () => {
  expect(codeHtml([[['</span><script>&"', 'x"y'], ['<b>']]])).toBe(
    '<span class="line"><span class="t-x&quot;y">&lt;/span&gt;&lt;script&gt;&amp;&quot;</span>&lt;b&gt;\n</span>',
  );
});
