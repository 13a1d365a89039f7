/** @module Local apps: choice of file and app, and the commands that start the app. */
import type { ReactNode } from 'react';
import { BlockList } from './block-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { fileHref } from './file-href.ts';
import { Icon } from './icon.tsx';
import { withParameters } from './parameters.ts';
import { LinkSelect } from './ui/link-select.tsx';
import { Panel } from './ui/panel.tsx';
import { RadioLinks } from './ui/radio-links.tsx';
import { Section } from './ui/section.tsx';
import type { AppLink, AppsView } from './views.ts';

interface AppsPanelProps {
  readonly view: AppsView;
  readonly url: URL;
  /** URL of the page; blocks can be downloaded below it. */
  readonly files?: URL;
  /** Text under the files that explains how memory is estimated. */
  readonly memoryNote?: ReactNode;
}

export function AppsPanel({ view, url, files, memoryNote }: AppsPanelProps) {
  const hasFiles = view.files.length > 0;
  const lead = hasFiles
    ? 'Pick a file, then an app. The choice of file applies to every snippet on this page.'
    : 'Run the model on your own machine.';
  return (
    <Section
      id="apps"
      title="Local apps"
      lead={lead}
      {...(view.contexts.length > 0 && {
        controls: <LinkSelect label="Context" parameter="context" choices={view.contexts} url={url} />,
      })}
    >
      {hasFiles && <FilePicker files={view.files} machine={view.machine} url={url} />}
      {view.files.some(({ memory }) => memory) && memoryNote !== undefined && (
        <p className="panel-foot">{memoryNote}</p>
      )}
      {view.chosen && <Commands view={view} chosen={view.chosen} url={url} files={files} />}
      {view.links.length > 0 && <Links links={view.links} />}
    </Section>
  );
}

interface CommandsProps {
  readonly view: AppsView;
  readonly chosen: NonNullable<AppsView['chosen']>;
  readonly url: URL;
  readonly files: URL | undefined;
}

function Commands({ view, chosen, url, files }: CommandsProps) {
  return (
    <>
      <RadioLinks
        label="App"
        items={view.tabs.map((tab) => ({
          ...tab,
          label: <span className="name">{tab.label}</span>,
          href: withParameters(url, { app: tab.key }),
        }))}
      />
      <Panel
        controls={
          <>
            <LinkSelect label="System" parameter="os" choices={view.systems} url={url} />
            {chosen.ways.length > 1 && (
              <LinkSelect label="Run with" parameter="way" choices={chosen.ways} url={url} />
            )}
          </>
        }
      >
        <BlockList
          blocks={chosen.blocks}
          prefix="app-code"
          of={chosen.key}
          url={url}
          pinned={{ app: chosen.key }}
          fileHref={
            files && ((block) => fileHref(files, { panel: 'app', app: chosen.key, block: String(block) }))
          }
        />
      </Panel>
      <p className="panel-foot">
        <span>{chosen.reason}</span>
        {chosen.docsUrl !== undefined && (
          <a href={chosen.docsUrl} rel="noopener">
            Install {chosen.label}
          </a>
        )}
      </p>
    </>
  );
}

function Links({ links }: { links: readonly AppLink[] }) {
  return (
    <>
      <h3 className="label mt-6">Open in a desktop app</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.key}>
            <a href={link.href} rel="noopener nofollow" title={link.notice ?? link.reason} className="button">
              <Icon name="external" size={13} />
              {link.label}
              {link.notice !== undefined && <span className="sr-only"> ({link.notice})</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
