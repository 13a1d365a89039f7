/** @module The READMEs of the published packages, by their folder. */
import type { CodeView } from '@loadout/react';
import { highlight } from '@loadout/server/highlight';
import type { Root } from 'mdast';
import { parseMarkdown } from './parse.server.ts';

const files = import.meta.glob<string>('../../../../*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Readme {
  /** Name in the URL: the package's name without its scope. */
  readonly name: string;
  /** Name of the package. */
  readonly title: string;
  /** The first paragraph, without Markdown. */
  readonly lead: string;
  readonly text: string;
}

export interface ReadmeView extends Readme {
  /** Without the heading. */
  readonly tree: Root;
  /** Colored code by its text. */
  readonly codes: Readonly<Record<string, CodeView>>;
}

const heading = /^# .+\n/;
const shape = /^# (?<title>.+)\n\n(?<lead>.+)\n/;

function readmeOf([file, text]: readonly [string, string]): Readme {
  const { title = '', lead = '' } = shape.exec(text)?.groups ?? {};
  if (title === '') throw new Error(`${file} must start with a heading and a paragraph.`);
  const plain = lead.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return { name: title.replace('@loadout/', ''), title, lead: plain, text };
}

export const readmes: readonly Readme[] = Object.entries(files)
  .map(readmeOf)
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

const views = new Map<string, ReadmeView>();

/** Parsed once: the texts are part of the build. */
export async function readmeView(name: string): Promise<ReadmeView | undefined> {
  const known = views.get(name);
  const readme = readmes.find((one) => one.name === name);
  if (known !== undefined || readme === undefined) return known;
  const tree = parseMarkdown(readme.text.replace(heading, ''));
  const view = { ...readme, tree, codes: await codesOf(tree) };
  views.set(name, view);
  return view;
}

/** Names of fences that differ from ours. */
const fences: Readonly<Record<string, string>> = {
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  sh: 'shell',
};

async function codesOf({ children }: Root): Promise<ReadmeView['codes']> {
  const codes = children.filter((node) => node.type === 'code');
  return Object.fromEntries(
    await Promise.all(
      codes.map(
        async ({ value, lang }) => [value, await highlight(value, fences[lang ?? ''] ?? lang ?? '')] as const,
      ),
    ),
  );
}
