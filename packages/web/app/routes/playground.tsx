/** @module /playground */
import { PageHead } from '../components/page-head.tsx';
import { SnippetPanel } from '../components/snippet-panel.tsx';
import { pageMeta } from '../lib/meta.ts';
import { loadPage } from '../pages/page.server.ts';
import { playgroundPage } from '../pages/playground.server.ts';
import type { Route } from './+types/playground.ts';

export const handle = { twins: true };
export const meta = () =>
  pageMeta('Playground', 'Write a model record and watch its snippets change; share it by its address.');
export const loader = (args: Route.LoaderArgs) => loadPage(playgroundPage, args);

const fields = [
  { name: 'id', use: 'stands in every snippet' },
  { name: 'pipeline_tag', use: 'chooses the call' },
  { name: 'library_name', use: 'chooses the first library' },
  { name: 'tags', use: 'further libraries, formats, languages' },
  { name: 'config', use: 'class names, chat template, file names' },
  { name: 'cardData', use: 'base model, licence, sample prompt' },
  { name: 'widgetData', use: 'sample inputs' },
  { name: 'siblings', use: 'files: GGUF, ONNX, pickle' },
  { name: 'gated', use: 'whether one must log in' },
];

export default function Playground({ loaderData: { text, problem, panel, address } }: Route.ComponentProps) {
  const url = new URL(address, 'http://page');
  return (
    <>
      <PageHead
        title="Playground"
        lead="Write a model record and watch its snippets change. The address holds the record: send it to someone, and they see the same."
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <form data-live-form="" className="min-w-0">
          <label htmlFor="record" className="label">
            Record, as the hub&rsquo;s API has it
          </label>
          <textarea
            id="record"
            name="record"
            rows={16}
            defaultValue={text}
            spellCheck={false}
            className="field literal mt-1 block resize-y py-2 text-sm"
            aria-describedby="record-problem"
          />
          <div id="record-problem" data-live="" aria-live="polite">
            {problem !== undefined && <p className="remark mt-2">{problem}</p>}
          </div>
          <button className="button mt-3">Write the snippets</button>
          <h2 className="label mt-8">Fields that matter</h2>
          <dl className="sheet mt-1">
            {fields.map((field) => (
              <div key={field.name}>
                <dt className="literal">{field.name}</dt>
                <dd>{field.use}</dd>
              </div>
            ))}
          </dl>
        </form>
        <div id="snippets" data-live="" className="min-w-0">
          {panel ? (
            <SnippetPanel panel={panel} url={url} />
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
