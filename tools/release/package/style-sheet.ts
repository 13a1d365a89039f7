/** @module The style sheet of `@loadout/react`: the site's rules for what is in a panel, below `.loadout`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { root } from '../packages.ts';

const styles = join(root, 'packages/web/app/styles');

/** Files of the site with the parts that panels are made of. */
const parts = [
  'controls',
  'choices',
  'panel',
  'panel-blocks',
  'panel-options',
  'radio-links',
  'providers',
  'listing',
  'hardware',
  'code',
  'snippet',
];

/** Tokens that a page sets under a plainer name; the others keep theirs: `--loadout-code-string`. */
const names: Readonly<Record<string, string>> = {
  ink: 'text',
  'ink-faint': 'muted',
  raised: 'surface',
  'face-sans': 'font',
  'face-serif': 'heading-font',
  'face-mono': 'code-font',
};

const token = /^ {2}--(?<name>[\w-]+):\s*(?<value>[^;]+);$/gm;

/** The first rule has the values; those after it are for screens, and stay. */
function tokens(): string {
  const text = readFileSync(join(styles, 'tokens.css'), 'utf8');
  const [first = ''] = text.slice(text.indexOf(':root {')).split('\n}\n', 1);
  const sans = /--face-sans:\s*(?<value>[^;]+);/.exec(first)?.groups?.['value'] ?? 'sans-serif';
  return [...first.matchAll(token)]
    .map(({ groups: { name = '', value = '' } = {} }) => {
      const fallback = name === 'face-serif' ? sans : value;
      return `--${name}: var(--loadout-${names[name] ?? name}, ${fallback});`;
    })
    .join('\n');
}

/** Nested in one class, so that nothing outside of a panel changes. */
export async function styleSheet(): Promise<string> {
  const rules = [
    tokens(),
    readFileSync(join(root, 'packages/react/src/embed/panel.css'), 'utf8'),
    ...parts.map((part) => readFileSync(join(styles, `${part}.css`), 'utf8')),
  ];
  const { code } = await transform(`.loadout {\n${rules.join('\n')}\n}`, { loader: 'css', minify: true });
  return code;
}
