import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../packages.ts';
import { styleSheet } from './style-sheet.ts';

const record = {
  id: 'Qwen/Qwen3-8B',
  library_name: 'transformers',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
  safetensors: { parameters: { BF16: 8_190_735_360 }, total: 8_190_735_360 },
};

const names = ['SnippetPanel', 'InferencePanel', 'HardwareFit'] as const;
type Name = (typeof names)[number];

/** Loaded by its path: the tools are compiled without JSX. */
const loadPanels = (): Promise<Readonly<Record<Name, ComponentType<Readonly<Record<string, unknown>>>>>> =>
  import(join(root, 'packages/react/src/index.ts'));

let sheet = '';
beforeAll(async () => {
  sheet = await styleSheet();
});

const html = async (name: Name): Promise<string> => {
  const { [name]: Panel } = await loadPanels();
  const stream = await renderToReadableStream(
    createElement(Panel, { model: record, hardware: 'nvidia-rtx-4090' }),
  );
  await stream.allReady;
  return new Response(stream).text();
};

/** Classes that only name an element. */
const bare = new Set(['title', 'line', 'name', 'no-print', 'loadout', 'when']);

describe.each(names)('%s on a server', (name) => {
  it('is in the HTML, without a script', async () => {
    const page = await html(name);
    expect(page).toContain('Qwen/Qwen3-8B');
    expect(page).toContain('<section');
    expect(page).not.toContain('data-copy-address');
  });

  it('has a rule in the style sheet for each of its classes', async () => {
    const used = new Set(
      [...(await html(name)).matchAll(/class="(?<names>[^"]*)"/g)].flatMap(
        ({ groups }) => groups?.['names']?.split(' ') ?? [],
      ),
    );
    const missing = [...used].filter((each) => !bare.has(each) && !sheet.includes(`.${each}`));
    expect(missing).toEqual([]);
  });
});

describe('the style sheet', () => {
  it('changes nothing outside of a panel', () => {
    expect(sheet.startsWith('.loadout{')).toBe(true);
    expect(sheet.trimEnd().endsWith('}')).toBe(true);
    expect(sheet).not.toContain(':root');
  });

  it('takes its colors and fonts from variables of the page', () => {
    expect(sheet).toContain('--accent: var(--loadout-accent,');
    expect(sheet).toContain('--face-sans: var(--loadout-font,');
  });
});
