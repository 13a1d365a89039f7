/** @module Running a model in an app on one's own machine: a link that opens it, or the commands that start it. */
import ExternalLink from 'lucide-react/icons/external-link';
import { withParameters } from '../lib/links.ts';
import type { AppsView } from '../snippets/apps.server.ts';
import { SnippetBlock } from './snippet-block.tsx';

export function AppsPanel({ view, url }: { view: AppsView; url: URL }) {
  return (
    <section id="apps" data-live="" aria-labelledby="apps-title">
      <h2 id="apps-title" className="text-xl">
        Run it in an app
      </h2>
      <nav aria-label="App" className="tabs mt-3">
        {view.tabs.map((tab) => (
          <a
            key={tab.key}
            data-key={`app-${tab.key}`}
            href={withParameters(url, { app: tab.key })}
            aria-current={tab.chosen ? 'true' : undefined}
          >
            {tab.label}
          </a>
        ))}
      </nav>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-soft">
        <span>{view.reason}</span>
        {view.docsUrl !== undefined && (
          <a href={view.docsUrl} rel="noopener">
            About {view.label}
          </a>
        )}
      </p>
      {view.notice !== undefined && <p className="remark mt-4">{view.notice}</p>}
      {view.deepLink !== undefined && (
        <p className="mt-4">
          <a href={view.deepLink} rel="noopener nofollow" className="button" data-kind="primary">
            <ExternalLink size={14} aria-hidden="true" />
            Open in {view.label}
          </a>
        </p>
      )}
      <div className="mt-5 space-y-8">
        {view.blocks.map((block, at) => (
          <SnippetBlock key={block.title} block={block} id={`app-code-${at + 1}`} url={url} />
        ))}
      </div>
    </section>
  );
}
