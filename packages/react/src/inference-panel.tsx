/** @module Calling a model without installing it: provider, language, client, options, and the one call they make. */
import { programmingLanguage } from './languages.ts';
import { withParameters } from './parameters.ts';
import { LiveForm } from './live-form.tsx';
import { Link } from './navigation.tsx';
import type { BlockView, InferenceChoice, InferenceView, OptionName } from './views.ts';
import { fileHref } from './file-href.ts';
import { ChoiceTabs } from './choice-tabs.tsx';
import { SnippetBlock } from './snippet-block.tsx';

interface InferencePanelProps {
  readonly view: InferenceView;
  readonly url: URL;
  /** Where the call lies as a file, below the page. */
  readonly files?: URL;
}

export function InferencePanel({ view, url, files }: InferencePanelProps) {
  const pinned = chosenValues(view);
  return (
    <section id="inference" aria-labelledby="inference-title">
      <h2 id="inference-title" className="text-xl">
        Inference providers
      </h2>
      <Choices name="Provider" parameter="provider" choices={view.providers} url={url} />
      {view.otherProviders.length > 0 && (
        <details
          className="mt-2"
          data-key="other-providers"
          open={view.otherProviders.some(({ chosen }) => chosen)}
        >
          <summary className="text-sm text-soft">Other providers (availability unknown)</summary>
          <Choices name="Other providers" parameter="provider" choices={view.otherProviders} url={url} />
        </details>
      )}
      {view.languages.length > 0 && (
        <ChoiceTabs
          label="Language"
          parameter="language"
          without="client"
          tabs={view.languages.map(({ value, chosen }) => ({
            key: value,
            label: programmingLanguage(value),
            chosen,
          }))}
          url={url}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        {view.clients.length > 0 && (
          <Choices name="Client" parameter="client" choices={view.clients} url={url} />
        )}
        {view.chat && <StreamingLink streaming={view.options.streaming === 'yes'} url={url} />}
      </div>
      <Options view={view} url={url} />
      {view.problem !== undefined && <p className="remark mt-4">{view.problem}</p>}
      {view.notices.map((notice) => (
        <p key={notice} className="mt-3 text-sm text-soft">
          {notice}
        </p>
      ))}
      {view.blocks.map((block, index) => (
        <Block key={block.title} block={block} first={index === 0} url={url} pinned={pinned} files={files} />
      ))}
    </section>
  );
}

interface BlockProps {
  readonly block: BlockView;
  /** The first block is the call; what follows it is folded. */
  readonly first: boolean;
  readonly url: URL;
  readonly pinned: Readonly<Record<string, string>>;
  readonly files: URL | undefined;
}

/** One block; the file holds the whole call, so that only the first block links to it. */
function Block({ block, first, url, pinned, files }: BlockProps) {
  if (first)
    return (
      <div className="mt-5">
        <SnippetBlock
          block={block}
          id="inference-code"
          url={url}
          pinned={pinned}
          fileHref={files && fileHref(files, { ...pinned, panel: 'inference' })}
        />
      </div>
    );
  return (
    <details className="mt-4" data-key="inference-next">
      <summary className="text-sm text-soft">{block.title}</summary>
      <div className="mt-2">
        <SnippetBlock block={block} id="inference-next" url={url} pinned={pinned} fileHref={undefined} />
      </div>
    </details>
  );
}

const chosenValue = (choices: readonly InferenceChoice[]): string =>
  choices.find((choice) => choice.chosen)?.value ?? '';

/** What the panel shows, whether the address said so or a cookie. */
function chosenValues(view: InferenceView): Readonly<Record<string, string>> {
  const { providers, otherProviders, languages, clients } = view;
  const provider = chosenValue([...providers, ...otherProviders]);
  return { provider, language: chosenValue(languages), client: chosenValue(clients) };
}

interface ChoicesProps {
  readonly name: string;
  readonly parameter: string;
  readonly choices: readonly InferenceChoice[];
  readonly url: URL;
}

function Choices({ name, parameter, choices, url }: ChoicesProps) {
  return (
    <nav aria-label={name} className="choice mt-3 -ml-2">
      {choices.map((choice) => (
        <Link
          key={choice.value}
          href={withParameters(url, { [parameter]: choice.value })}
          aria-current={choice.chosen ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}

function StreamingLink({ streaming, url }: { streaming: boolean; url: URL }) {
  return (
    <nav aria-label="Answer" className="choice mt-3">
      {[
        { value: 'no', label: 'whole answer', chosen: !streaming },
        { value: 'yes', label: 'streamed', chosen: streaming },
      ].map(({ value, label, chosen }) => (
        <Link
          key={label}
          href={withParameters(url, { streaming: value })}
          aria-current={chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

const own = { name: 'inputs', label: 'Input of your own', width: 'w-full', rows: 2 } as const;

const chatFields = [
  { name: 'system', label: 'System prompt', width: 'w-64' },
  { name: 'temperature', label: 'Temperature', width: 'w-24' },
  { name: 'max_tokens', label: 'Max tokens', width: 'w-24' },
  { name: 'top_p', label: 'Top p', width: 'w-24' },
  { name: 'messages', label: 'Messages (JSON)', width: 'w-full', rows: 3 },
  { name: 'tools', label: 'Tools (JSON)', width: 'w-full', rows: 3 },
  { name: 'schema', label: 'Schema of the answer (JSON)', width: 'w-full', rows: 3 },
] as const;

const callFields = [
  { name: 'bill_to', label: 'Bill to organisation', width: 'w-44' },
  { name: 'endpoint', label: 'Endpoint of your own', width: 'w-64' },
] as const;

interface Field {
  readonly name: OptionName;
  readonly label: string;
  readonly width: string;
  /** Set where more than a line is to be expected. */
  readonly rows?: number;
}

function OptionField({ field: { name, label, width, rows }, value }: { field: Field; value: string }) {
  const common = { name, defaultValue: value, autoComplete: 'off' };
  return (
    <label className={`text-sm ${rows === undefined ? '' : 'w-full'}`}>
      <span className="label block">{label}</span>
      {rows === undefined ? (
        <input {...common} className={`field literal mt-1 ${width}`} />
      ) : (
        <textarea {...common} rows={rows} spellCheck={false} className={`field literal mt-1 ${width}`} />
      )}
    </label>
  );
}

/** Shown only where the task can take them. */
function Options({ view, url }: { view: InferenceView; url: URL }) {
  const fields: readonly Field[] = [own, ...(view.chat ? chatFields : []), ...callFields];
  const asked = new Set<string>([...fields.map(({ name }) => name), 'direct']);
  const kept = [...url.searchParams].filter(([name]) => !asked.has(name));
  const inUse = fields.some(({ name }) => view.options[name] !== '') || view.options.direct === 'yes';
  return (
    <details className="no-print mt-3" open={inUse}>
      <summary className="text-sm text-soft">Options</summary>
      <LiveForm className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3" onSubmitOnly>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <OptionField key={field.name} field={field} value={view.options[field.name]} />
        ))}
        {view.bothWays && (
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="direct"
              value="yes"
              defaultChecked={view.options.direct === 'yes'}
              className="accent-accent"
            />
            Call the provider itself
          </label>
        )}
        <button className="button">Apply</button>
      </LiveForm>
    </details>
  );
}
