/** @module Snippets for any record: pasted as JSON, or made from an id and a few words. The address holds all of it. */
import type { PanelView } from '@loadout/react';
import { CatalogueError } from '@loadout/catalogue';
import { withQuery } from '../../lib/links/links.ts';
import { escapeMarkdown, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { type FieldHelp, fieldHelp } from './fields.ts';
import { type Finding, printRecord, readRecord, recordText } from './record.server.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { loadPanel } from '../../features/snippets/panel.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface PlaygroundData {
  readonly text: string;
  readonly problem: Finding | undefined;
  /** Fields that are there and cannot be used. */
  readonly ignored: readonly Finding[];
  readonly panel: PanelView | undefined;
  /** Each field, and the address of this record with it. */
  readonly fields: readonly (Omit<FieldHelp, 'example'> & { readonly addHref: string | undefined })[];
  /** The address that shows the same to anyone. */
  readonly shareHref: string;
  readonly address: string;
}

export const page: Page<PlaygroundData> = {
  async load({ services, url, request }) {
    const text = recordText(url.searchParams);
    const read = readRecord(text);
    const record = 'record' in read ? read.record : undefined;
    const shown = {
      text,
      fields: fieldHelp.map(({ name, takes, use, example }) => ({
        name,
        takes,
        use,
        addHref: addHref(record, name, example),
      })),
      shareHref: withQuery('/playground', { record: text }),
      address: url.pathname + url.search,
    };
    if ('problem' in read) return { ...shown, problem: read.problem, ignored: [], panel: undefined };
    const choices = readChoices(request, url.searchParams);
    try {
      const { view } = await loadPanel(services, read.record, request, url.searchParams, choices);
      return { ...shown, problem: undefined, ignored: read.ignored, panel: view };
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return { ...shown, problem: { message: error.message }, ignored: read.ignored, panel: undefined };
    }
  },

  markdown: ({ problem, ignored, panel }) =>
    markdownDocument(
      '# Playground',
      ...[...(problem ? [problem] : []), ...ignored].map(
        (finding) => `> ${escapeMarkdown(inWords(finding))}`,
      ),
      panel && `## ${escapeMarkdown(panel.chosen.label)}`,
      ...(panel?.blocks ?? []).map(blockMarkdown),
    ),

  json: ({ problem, ignored, panel }) => ({
    problem,
    ignored,
    library: panel?.chosen,
    libraries: panel?.tabs.map(({ key }) => key),
    snippets: panel?.blocks.map(plainBlock),
    notice: panel?.notice,
  }),
};

const inWords = ({ message, place }: Finding): string =>
  place ? `Line ${place.line}, column ${place.column}: ${message}` : message;

/** Nothing where the record has the field, or cannot be read. */
const addHref = (
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
  example: unknown,
): string | undefined =>
  record === undefined || Object.hasOwn(record, field)
    ? undefined
    : withQuery('/playground', { record: printRecord({ ...record, [field]: example }) });
