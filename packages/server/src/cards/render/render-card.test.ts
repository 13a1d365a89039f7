import { describe, expect, it } from 'vitest';
import { cardLimits } from './limits.ts';
import { plainCard } from './plain-card.ts';
import { renderCard } from './render-card.ts';

const place = {
  kind: 'model',
  id: 'harbour/tides',
  revision: 'abc123',
  hubUrl: 'https://hub.example',
  highlighted: true,
} as const;
const withPictures = { ...place, pictureOrigin: 'https://hub.example' };

const html = async (markdown: string, options: Parameters<typeof renderCard>[1] = place) =>
  (await renderCard(markdown, options)).html;

describe('a card', () => {
  it('does not show its front matter', async () => {
    expect(await html('---\nlicense: mit\n---\nText.')).toBe('\n<p>Text.</p>'.trim());
    expect(await html('---\nlicense: mit\nText.')).toContain('license: mit');
  });

  it('keeps the elements of GitHub Markdown', async () => {
    const shown = await html(
      '~~a~~ **b**\n\n- [x] done\n- [ ] open\n\n|h|\n|-|\n|c|\n\nnote[^1]\n\n[^1]: foot',
    );
    expect(shown).toContain('<del>a</del> <strong>b</strong>');
    expect(shown).toContain('☑');
    expect(shown).not.toContain('<input');
    expect(shown).toContain('<div role="group" aria-label="Table" tabindex="0" class="scroll-x"><table');
    expect(shown).toContain('href="#card-fn-1"');
    expect(shown).toContain('id="card-fn-1"');
  });

  it('has headings below those of the page, without gaps, with links', async () => {
    const { html: shown, headings } = await renderCard('## Use\n\n#### Deep\n\n# Top\n\n## Use', place);
    expect(headings).toEqual([
      { id: 'card-use', text: 'Use', level: 1 },
      { id: 'card-deep', text: 'Deep', level: 2 },
      { id: 'card-top', text: 'Top', level: 1 },
      { id: 'card-use-1', text: 'Use', level: 2 },
    ]);
    expect(shown).toContain('<h3 id="card-use">Use<a class="card-anchor" href="#card-use"');
    expect(shown).toMatch(/<h4 id="card-deep">.*<h3 id="card-top">.*<h4 id="card-use-1">/s);
  });

  it('highlights code, whatever its language is called', async () => {
    const code = await html('```py\nimport os\n```\n\n```constructor\nplain\n```\n\n```__proto__\nx\n```');
    expect(code).toContain('<span class="t-keyword">import </span>');
    expect(code).toContain('<span class="line">plain\n</span>');
  });

  it('does not highlight code beyond the budget', async () => {
    const code = `\`\`\`python\n${'x = 1\n'.repeat(cardLimits.highlighted / 6 + 1)}\`\`\``;
    expect(await html(code)).not.toContain('t-number');
  });

  it('resolves links against the repository, and removes unsafe ones', async () => {
    expect(await html('[a](LICENSE)')).toContain(
      'href="https://hub.example/harbour/tides/blob/abc123/LICENSE" rel="nofollow noopener ugc"',
    );
    expect(await html('[a](/x/y)')).toContain('href="https://hub.example/x/y"');
    expect(await html('[a](docs/b.md)', { ...place, kind: 'dataset' })).toContain(
      'https://hub.example/datasets/harbour/tides/blob/abc123/docs/b.md',
    );
    expect(await html('[a](#use) [b](#user-content-c)')).toMatch(/href="#card-use".*href="#card-c"/);
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'https://u:p@hub.example/'])
      expect(await html(`<a href="${bad}">a</a>`)).toBe('<p><a>a</a></p>');
  });

  it('loads images of the hub only where the page may', async () => {
    expect(await html('![logo](img/logo.png)', withPictures)).toContain(
      '<img src="https://hub.example/harbour/tides/resolve/abc123/img/logo.png" alt="logo" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
    const linked =
      '<a class="card-picture" href="https://hub.example/harbour/tides/resolve/abc123/img/logo.png"';
    expect(await html('![logo](img/logo.png)')).toContain(linked);
    const outside = await html(
      '![b](https://badge.example/x.svg) [![c](https://x.example/c.png)](d)',
      withPictures,
    );
    expect(outside).toContain('<a class="card-picture" href="https://badge.example/x.svg"');
    expect(outside).toContain('<span class="card-picture">c</span></a>');
    expect(outside).not.toContain('<img');
  });

  it('keeps harmless HTML and nothing else', async () => {
    const raw =
      '<div align="center" onclick="x()" style="a" class="b"><p id="top">T</p><script>s</script><svg><a>v</a></svg>' +
      '<details><summary>More</summary>inside</details><form action="x"><button>Go</button></form></div>';
    expect(await html(raw)).toBe(
      '<div align="center"><p id="card-top">T</p><details><summary>More</summary>inside</details>Go</div>',
    );
  });

  it('has no duplicate ids', async () => {
    expect(await html('# Use\n\n<p id="use">a</p><b id="x">b</b><i id="x">c</i>')).toMatch(
      /<h3 id="card-use">.*<p>a<\/p>.*<b id="card-x">b<\/b><i>c<\/i>/s,
    );
  });

  it.each([
    [
      '# T\n\n[![x](a)](b)\n\nReads tide tables from photographs. More.',
      'Reads tide tables from photographs.',
    ],
    [
      '<p align="center"><img src="a">Reads **tide** tables from photographs</p>',
      'Reads tide tables from photographs',
    ],
    ['[Paper](a) | [Code](b) | [Demo of the model](c)\n\nshort', undefined],
    ['This model card has been generated automatically.\n\n- a list', undefined],
  ])('has a summary: %j', async (markdown, summary) => {
    expect((await renderCard(markdown, place)).summary).toBe(summary);
  });

  it('is truncated at a line when it is too long', async () => {
    const long = await renderCard(`${'a line of text\n'.repeat(14_000)}END`, place);
    expect(long.isCut).toBe(true);
    expect(long.html).not.toContain('END');
    expect((await renderCard('short', place)).isCut).toBe(false);
  });

  it('is shown as text when it is nested too deep or too large', async () => {
    await expect(renderCard('> '.repeat(300), place)).rejects.toThrow('Nested too deep');
    await expect(renderCard('*a*\n\n'.repeat(10_001), place)).rejects.toThrow('Too many elements');
    expect(plainCard('---\na: b\n---\n<b>x</b>')).toMatchObject({
      html: '<pre class="card-plain">&lt;b>x&lt;/b></pre>',
      isPlain: true,
    });
  });
});
