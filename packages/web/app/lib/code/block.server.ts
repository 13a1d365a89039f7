/** @module A snippet with how far it is verified, and its twins. */
import { fenced, type Managers, type Snippet } from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import { verificationOf } from '@loadout/verification';
import { escapeMarkdown, markdownDocument } from '../markdown/markdown.server.ts';
import { blockView } from './block-view.ts';

/** A library's own block, with its verification level. */
export const libraryBlock = (snippet: Snippet, chosen: Managers, library: string): Promise<BlockView> =>
  blockView(snippet, chosen, verificationOf(library, snippet));

/** The plain form of a block, for the JSON twin. */
export const plainBlock = ({ title, code, install, warnings, verified }: BlockView) => ({
  title,
  language: code.language,
  install: install?.command.text,
  code: code.text,
  warnings,
  verified,
});

/** The same for the Markdown twin. */
export const blockMarkdown = ({ title, language, code, install, warnings }: BlockView): string =>
  markdownDocument(
    `### ${escapeMarkdown(title)}`,
    warnings.map(({ message }) => `> **Note:** ${escapeMarkdown(message)}`).join('\n>\n'),
    install && fenced('shell', install.command.text),
    fenced(language, code.text),
  ).trimEnd();
