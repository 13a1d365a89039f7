/** @module Code for a model: which library or client, what to install, the code, and what to know before it runs. */
import { withParameters } from './parameters.ts';
import { LiveForm } from './live-form.tsx';
import { Link } from './navigation.tsx';
import type { PanelView } from './views.ts';
import { fileHref } from './file-href.ts';
import { ChoiceTabs } from './choice-tabs.tsx';
import { SnippetBlock } from './snippet-block.tsx';

interface SnippetPanelProps {
  readonly panel: PanelView;
  readonly url: URL;
  /** Page below which the blocks are files. */
  readonly files?: URL;
}

export function SnippetPanel({ panel, url, files }: SnippetPanelProps) {
  const { words, chosen, tabs } = panel;
  return (
    <section id="use" aria-labelledby="use-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="use-title" className="text-xl">
          {words.heading}
        </h2>
        <RevisionForm panel={panel} url={url} />
      </div>
      {panel.quantizations.length > 1 && <Quantizations panel={panel} url={url} />}
      <ChoiceTabs label={words.choice} parameter={words.parameter} tabs={tabs} url={url} />
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-soft">
        <span>{chosen.reason}</span>
        {chosen.aboutHref !== undefined && <Link href={chosen.aboutHref}>About {chosen.label}</Link>}
        {chosen.docsUrl !== undefined && (
          <a href={chosen.docsUrl} rel="noopener">
            Documentation
          </a>
        )}
      </p>
      {panel.notice && <p className="remark mt-4">{panel.notice.message}</p>}
      <div className="mt-5 space-y-8">
        {panel.blocks.map((block, at) => (
          <SnippetBlock
            key={`${chosen.key}-${block.title}`}
            block={block}
            id={`code-${at + 1}`}
            url={url}
            pinned={{ [words.parameter]: chosen.key }}
            fileHref={files && fileHref(files, { [words.parameter]: chosen.key, block: String(at + 1) })}
          />
        ))}
      </div>
    </section>
  );
}

function RevisionForm({ panel, url }: { panel: PanelView; url: URL }) {
  const kept = [...url.searchParams].filter(([name]) => name !== 'revision');
  return (
    <LiveForm className="no-print flex items-center gap-2 text-xs text-faint">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="revision">Revision</label>
      <input
        id="revision"
        name="revision"
        defaultValue={panel.revision}
        placeholder="main"
        className="field literal min-h-7 w-32 py-0 text-xs"
        autoComplete="off"
        spellCheck={false}
      />
    </LiveForm>
  );
}

function Quantizations({ panel, url }: { panel: PanelView; url: URL }) {
  return (
    <nav aria-label="Quantization" className="choice mt-2 items-baseline">
      <span className="label mr-1">Quantization</span>
      {panel.quantizations.map((label) => (
        <Link
          key={label}
          href={withParameters(url, { quantization: label === panel.quantization ? undefined : label })}
          aria-current={label === panel.quantization ? 'true' : undefined}
          className="literal"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
