/** @module Running a model in an app on one's own machine: the commands that start it, or a link that opens it. */
import type { AppLink, AppsView } from './panel.server.ts';
import { ChoiceTabs, fileHref, Icon, SnippetBlock } from '@loadout/react';

export function AppsPanel({ view, url }: { view: AppsView; url: URL }) {
  return (
    <section id="apps" aria-labelledby="apps-title">
      <h2 id="apps-title" className="text-xl">
        Local apps
      </h2>
      {view.chosen && <Commands view={view} chosen={view.chosen} url={url} />}
      {view.links.length > 0 && <Links links={view.links} />}
    </section>
  );
}

interface CommandsProps {
  readonly view: AppsView;
  readonly chosen: NonNullable<AppsView['chosen']>;
  readonly url: URL;
}

function Commands({ view, chosen, url }: CommandsProps) {
  return (
    <>
      <ChoiceTabs label="App" parameter="app" tabs={view.tabs} url={url} />
      <div className="flex flex-wrap gap-x-6">
        <ChoiceTabs label="System" parameter="os" tabs={view.systems} url={url} />
        {chosen.ways.length > 1 && (
          <ChoiceTabs label="Run with" parameter="way" tabs={chosen.ways} url={url} />
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-soft">
        <span>{chosen.reason}</span>
        {chosen.docsUrl !== undefined && (
          <a href={chosen.docsUrl} rel="noopener">
            About {chosen.label}
          </a>
        )}
      </p>
      <div className="mt-5 space-y-8">
        {chosen.blocks.map((block, at) => (
          <SnippetBlock
            key={block.title}
            block={block}
            id={`app-code-${at + 1}`}
            url={url}
            pinned={{ app: chosen.key }}
            fileHref={fileHref(url, { panel: 'app', app: chosen.key, block: String(at + 1) })}
          />
        ))}
      </div>
    </>
  );
}

function Links({ links }: { links: readonly AppLink[] }) {
  return (
    <>
      <h3 className="label mt-6">Open in</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.key}>
            <a
              href={link.href}
              rel="noopener nofollow"
              title={link.notice ?? link.reason}
              className="button"
              data-size="small"
            >
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
