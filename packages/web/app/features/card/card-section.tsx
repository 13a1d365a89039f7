/** @module The card of a repository: its contents, then the text that the server has rendered. */
import type { RepoKind } from '@loadout/hub';
import { Disclosure, Notice, Section } from '@loadout/react';
import { use, useEffect, useState } from 'react';
import { ServerHtml } from '../../ui/server-html.ts';
import type { CardHead } from './card-head.ts';

interface CardSectionProps {
  readonly kind: RepoKind;
  readonly id: string;
  readonly card: CardHead | undefined;
  readonly hub: { readonly name: string; readonly href: string };
}

export function CardSection({ kind, id, card, hub }: CardSectionProps) {
  const there = (
    <a href={hub.href} rel="noopener">
      {hub.name}
    </a>
  );
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} card`;
  if (!card)
    return (
      <Section id="readme" title={title} lead={<>Not stored here. Read it on {there}.</>}>
        {null}
      </Section>
    );
  const { headings, isCut, isPlain, revision } = card;
  return (
    <Section
      id="readme"
      title={title}
      lead={
        <>
          Written by the authors
          {revision !== undefined && (
            <>
              , at commit <code>{revision}</code>
            </>
          )}
          . Also on {there}.
        </>
      }
    >
      {isPlain && <Notice kind="caution">Too complex to render. Shown as text.</Notice>}
      {headings.length > 2 && <Contents headings={headings} />}
      <CardText key={id} place={`${kind}s/${id}`} />
      {isCut && <Notice>Shown up to 200 kB. The rest is on {there}.</Notice>}
    </Section>
  );
}

const deepest = 2;

function Contents({ headings }: Pick<CardHead, 'headings'>) {
  const shown = headings.filter(({ level }) => level <= deepest);
  return (
    <Disclosure summary="Contents of the card">
      <ol className="readme-contents">
        {shown.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** The text is in the document that the server sent. After a change of pages it is fetched. */
function CardText({ place }: { place: string }) {
  const fromServer = use(ServerHtml);
  const [html, setHtml] = useState(() => fromServer ?? inDocument(place));
  useEffect(() => {
    if (html !== undefined) return;
    const stop = new AbortController();
    void fetchHtml(place, stop.signal).then(setHtml, () => undefined);
    return () => stop.abort();
  }, [html, place]);
  return (
    // oxlint-disable-next-line react/no-danger -- sanitized by the server, and tested with hostile cards
    <div className="readme prose" data-card={place} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
}

const inDocument = (place: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-card="${CSS.escape(place)}"]`)?.innerHTML;

async function fetchHtml(place: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/${place}/card`, { signal });
  const card: { html?: string } = await response.json();
  return card.html ?? '';
}
