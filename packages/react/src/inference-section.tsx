/** @module Inference providers: choice of provider, language, client and options, and the call they select. */
import { useState } from 'react';
import { BlockRows } from './block-rows.tsx';
import { fileHref } from './file-href.ts';
import { InferenceOptions } from './inference-options.tsx';
import { InferenceRun, RunButton } from './inference-run.tsx';
import { programmingLanguage } from './languages.ts';
import { ManagerSelects } from './manager-selects.tsx';
import { withParameters } from './parameters.ts';
import { ProviderTable } from './provider-table.tsx';
import { Disclosure } from './ui/disclosure.tsx';
import { LinkSelect } from './ui/link-select.tsx';
import { Notice } from './ui/notice.tsx';
import { Panel } from './ui/panel.tsx';
import { Section } from './ui/section.tsx';
import { Segments } from './ui/segments.tsx';
import type { InferenceChoice, InferenceView } from './views.ts';

interface InferenceSectionProps {
  readonly view: InferenceView;
  readonly url: URL;
  /** Prefix of the ids inside; must be unique on the page. */
  readonly id?: string;
  /** URL of the page; the call can be downloaded below it. */
  readonly files?: URL;
}

export function InferenceSection({ view, url, id = 'inference', files }: InferenceSectionProps) {
  const { blocks, run } = view;
  const pinned = chosenValues(view);
  const [runOpen, setRunOpen] = useState(false);
  return (
    <Section id={id} title="Inference providers" lead="Call the model without installing it.">
      <Panel>
        <ProviderTable providers={view.providers} others={view.otherProviders} url={url} />
        <div className="controls">
          <Controls view={view} url={url} />
        </div>
        {view.problem !== undefined && <Notice kind="danger">{view.problem}</Notice>}
        {view.notices.map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
        {blocks.slice(0, 1).map((block) => (
          // The file contains the whole call, so only the first block links to it.
          <BlockRows
            key={block.title}
            block={block}
            id={`${id}-code`}
            url={url}
            primary
            pinned={pinned}
            fileHref={files && fileHref(files, { ...pinned, panel: 'inference' })}
            actions={run && <RunButton open={runOpen} onToggle={() => setRunOpen(!runOpen)} />}
          />
        ))}
        {run && runOpen && (
          <InferenceRun
            request={run}
            curlHref={withParameters(url, {
              provider: pinned['provider'],
              language: 'shell',
              client: 'curl',
            })}
          />
        )}
        {blocks.slice(1).map((block) => (
          <div key={block.title} className="next">
            <Disclosure summary={`Next: ${block.title}`}>
              <BlockRows block={block} id={`${id}-next`} url={url} pinned={pinned} />
            </Disclosure>
          </div>
        ))}
      </Panel>
    </Section>
  );
}

const chosenValue = (choices: readonly InferenceChoice[]): string =>
  choices.find((choice) => choice.chosen)?.value ?? '';

/** The chosen values, whether from the URL or from a cookie. */
function chosenValues(view: InferenceView): Readonly<Record<string, string>> {
  const { providers, otherProviders, languages, clients } = view;
  const provider = chosenValue([...providers, ...otherProviders]);
  return { provider, language: chosenValue(languages), client: chosenValue(clients) };
}

function Controls({ view, url }: { view: InferenceView; url: URL }) {
  const { languages, clients, chat, blocks } = view;
  return (
    <>
      {languages.length > 0 && (
        <Segments
          label="Language"
          items={languages.map(({ value, chosen }) => ({
            key: value,
            label: programmingLanguage(value),
            // Another language has other clients.
            href: withParameters(url, { language: value, client: undefined }),
            chosen,
          }))}
        />
      )}
      {clients.length > 1 && (
        <LinkSelect
          label="Client"
          hideLabel
          parameter="client"
          choices={clients.map(({ value, label, chosen }) => ({ key: value, label, chosen }))}
          url={url}
        />
      )}
      <span className="push" />
      {chat && <Streaming streaming={view.options.streaming === 'yes'} url={url} />}
      <ManagerSelects blocks={blocks} url={url} />
      <InferenceOptions view={view} url={url} />
    </>
  );
}

function Streaming({ streaming, url }: { streaming: boolean; url: URL }) {
  const item = (key: string, label: string, chosen: boolean) => ({
    key,
    label,
    chosen,
    href: withParameters(url, { streaming: key }),
  });
  return (
    <Segments
      label="Response"
      items={[item('no', 'Single response', !streaming), item('yes', 'Streaming', streaming)]}
    />
  );
}
