/** @module Code for a model: choice of library or client, install command, warnings and code. */
import { BlockList } from './block-list.tsx';
import { fileHref } from './file-href.ts';
import { LiveForm } from './live-form.tsx';
import { ManagerSelects } from './manager-selects.tsx';
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { KeptParameters } from './ui/kept-parameters.tsx';
import { LinkSelect } from './ui/link-select.tsx';
import { Notice } from './ui/notice.tsx';
import { PanelOptions } from './ui/panel-options.tsx';
import { Panel } from './ui/panel.tsx';
import { Section } from './ui/section.tsx';
import { Segments } from './ui/segments.tsx';
import type { Choice, PanelView } from './views.ts';

interface SnippetSectionProps {
  readonly panel: PanelView;
  readonly url: URL;
  /** Prefix of the ids inside; must be unique on the page. */
  readonly id?: string;
  /** URL of the page; blocks can be downloaded below it. */
  readonly files?: URL;
  /** Instead of `files`: name of a file made in the page, for records that no server should see. */
  readonly savedAs?: string;
}

export function SnippetSection({ panel, url, id, files, savedAs }: SnippetSectionProps) {
  const { words, chosen, blocks } = panel;
  return (
    <Section id={id ?? 'use'} title={words.heading} lead={words.lead}>
      <Panel controls={<Controls panel={panel} url={url} />}>
        {panel.notice && (
          <Notice kind="caution" code={panel.notice.code}>
            {panel.notice.message}
          </Notice>
        )}
        <BlockList
          blocks={blocks}
          prefix={id === undefined ? 'code' : `${id}-code`}
          of={chosen.key}
          url={url}
          primary
          savedAs={savedAs}
          notebooks={panel.notebooks}
          pinned={{ [words.parameter]: chosen.key }}
          fileHref={
            files && ((block) => fileHref(files, { [words.parameter]: chosen.key, block: String(block) }))
          }
        />
      </Panel>
      <p className="panel-foot">
        <span>{chosen.reason}</span>
        {chosen.aboutHref !== undefined && <Link href={chosen.aboutHref}>About {chosen.label}</Link>}
        {chosen.docsUrl !== undefined && (
          <a href={chosen.docsUrl} rel="noopener">
            Documentation
          </a>
        )}
      </p>
    </Section>
  );
}

/** As many as fit into one row on a laptop; the others are in a select. */
const mostSegments = 4;

/** The first ones; the chosen one replaces the last if it is not among them. */
function visible(tabs: readonly Choice[]): readonly Choice[] {
  if (tabs.length <= mostSegments) return tabs;
  const first = tabs.slice(0, mostSegments);
  const chosen = tabs.find((tab) => tab.chosen);
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}

function Controls({ panel, url }: Pick<SnippetSectionProps, 'panel' | 'url'>) {
  const { words, tabs, blocks, files } = panel;
  const shown = visible(tabs);
  const others = tabs.filter((tab) => !shown.includes(tab));
  return (
    <>
      <Segments
        label={words.choice}
        items={shown.map(({ key, label, chosen }) => ({
          key,
          label,
          chosen,
          href: withParameters(url, { [words.parameter]: key }),
        }))}
      />
      {others.length > 0 && (
        <LinkSelect
          label={`Other choices: ${words.choice.toLowerCase()}`}
          hideLabel
          placeholder={`${others.length} more`}
          parameter={words.parameter}
          choices={others}
          url={url}
        />
      )}
      <span className="push" />
      {files.length > 1 && words.part && (
        <LinkSelect
          {...words.part}
          hideLabel={words.part.parameter === 'quantization'}
          choices={files}
          url={url}
        />
      )}
      <ManagerSelects blocks={blocks} url={url} />
      <PanelOptions inUse={panel.revision !== ''}>
        <RevisionForm panel={panel} url={url} />
      </PanelOptions>
    </>
  );
}

function RevisionForm({ panel, url }: Pick<SnippetSectionProps, 'panel' | 'url'>) {
  return (
    <LiveForm className="flex flex-wrap items-end gap-2">
      <KeptParameters url={url} except={['revision']} />
      <label className="text-sm">
        <span className="label block">Revision</span>
        <input
          name="revision"
          defaultValue={panel.revision}
          placeholder="main"
          className="field literal mt-1 w-56"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <noscript>
        <button className="button">Apply</button>
      </noscript>
    </LiveForm>
  );
}
