/** @module /playground */
import { CopyLink, Link, LiveForm, SnippetPanel, withParameters } from '@loadout/react';
import { useRef } from 'react';
import { selectLine, takeRecord } from './record-area.ts';
import { FindingView } from './finding-view.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page, type PlaygroundData } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Playground', 'Write a model record and watch its snippets change; share it by its address.');
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Playground({ loaderData }: Route.ComponentProps) {
  const { text, panel, shareHref } = loaderData;
  const area = useRef<HTMLTextAreaElement>(null);
  const url = new URL(
    withParameters(new URL(loaderData.address, 'http://page'), { record: text }),
    'http://page',
  );
  return (
    <>
      <PageHead
        title="Playground"
        lead="Write a model record and watch its snippets change. The address holds the record: send it to someone, and they see the same."
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <LiveForm className="min-w-0">
          <label htmlFor="record" className="label">
            Record, as the hub&rsquo;s API has it
          </label>
          <textarea
            ref={area}
            id="record"
            name="record"
            rows={16}
            defaultValue={text}
            spellCheck={false}
            className="field literal mt-1 block resize-y py-2 text-sm whitespace-pre"
            aria-describedby="record-findings"
          />
          <Findings {...loaderData} onPlace={(line) => area.current && selectLine(area.current, line)} />
          <p className="mt-3 flex flex-wrap items-center gap-2">
            <button className="button">Write the snippets</button>
            <span id="share">
              <CopyLink href={shareHref}>Link to this record</CopyLink>
            </span>
          </p>
          <Fields
            fields={loaderData.fields}
            onAdd={(href) => area.current && takeRecord(area.current, href)}
          />
        </LiveForm>
        <div id="snippets" className="min-w-0">
          {panel ? (
            <SnippetPanel panel={panel} url={url} files={url} />
          ) : (
            <p className="font-serif text-md text-soft">
              The snippets come back when the record can be read.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

type FindingsProps = Pick<PlaygroundData, 'problem' | 'ignored' | 'text'> & {
  readonly onPlace: (line: number) => void;
};

function Findings({ problem, ignored, text, onPlace }: FindingsProps) {
  const findings = [...(problem ? [problem] : []), ...ignored];
  return (
    <div id="record-findings" aria-live="polite">
      {findings.map((finding) => (
        <FindingView key={finding.message} finding={finding} text={text} target="record" onPlace={onPlace} />
      ))}
    </div>
  );
}

interface FieldsProps extends Pick<PlaygroundData, 'fields'> {
  readonly onAdd: (href: string) => void;
}

function Fields({ fields, onAdd }: FieldsProps) {
  return (
    <section id="fields" aria-labelledby="fields-title" className="mt-8">
      <h2 id="fields-title" className="label">
        Fields that matter
      </h2>
      <dl className="sheet mt-1">
        {fields.map((field) => (
          <div key={field.name}>
            <dt className="literal">{field.name}</dt>
            <dd className="flex items-baseline justify-between gap-3">
              <span>
                {field.use}
                <span className="block text-xs text-faint">{field.takes}</span>
              </span>
              {field.addHref !== undefined && (
                <a
                  href={field.addHref}
                  rel="nofollow"
                  className="shrink-0 text-xs"
                  onClick={(event) => {
                    event.preventDefault();
                    onAdd(event.currentTarget.href);
                  }}
                >
                  add<span className="sr-only"> {field.name} to the record</span>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-faint">
        Every other field is kept and not read. <Link href="/docs">The API</Link> takes the same record.
      </p>
    </section>
  );
}
