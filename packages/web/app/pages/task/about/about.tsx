/** @module A task's long text, with the catalogue's own code in it. */
import type { AboutPart } from './about.server.ts';
import { modelPath, withQuery } from '../../../lib/links/links.ts';
import { type BlockView, CodeBlock, CopyButton, Disclosure, Link } from '@loadout/react';
import { keptPart } from '../../../ui/kept-part.tsx';
import { MarkdownView } from '../../../features/markdown/markdown-view.tsx';

function Text({ parts }: { parts: readonly AboutPart[] }) {
  return (
    <article className="prose">
      {parts.map((part, at) =>
        part.kind === 'prose' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
          <MarkdownView key={at} tree={part.tree} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <SnippetFigure key={at} part={part} id={`about-code-${at}`} />
        ),
      )}
    </article>
  );
}

/** The parts are the same until a record changes. */
export const About = import.meta.env.SSR ? keptPart(Text, ({ parts }) => parts) : Text;

function SnippetFigure({ part, id }: { part: Extract<AboutPart, { kind: 'snippet' }>; id: string }) {
  const [first, ...others] = part.blocks;
  const href =
    part.library === undefined
      ? modelPath(part.model)
      : withQuery(modelPath(part.model), { library: part.library });
  if (!first) return null;
  return (
    <figure className="font-sans">
      <Block block={first} id={id} model={part.model} href={href} />
      {others.map((block, at) => (
        <Disclosure key={block.title} summary={block.title}>
          <Block block={block} id={`${id}-${at}`} model={part.model} href={href} />
        </Disclosure>
      ))}
    </figure>
  );
}

interface BlockProps {
  readonly block: BlockView;
  readonly id: string;
  readonly model: string;
  readonly href: string;
}

function Block({ block, id, model, href }: BlockProps) {
  return (
    <div className="overflow-hidden rounded border border-line bg-raised">
      <p className="flex items-center justify-between gap-3 border-b border-line bg-paper py-1 pr-1 pl-4 text-xs">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <strong className="font-medium">{block.title}</strong>
          <Link href={href} className="literal block truncate text-faint max-md:leading-10">
            {model}
          </Link>
        </span>
        <CopyButton target={id} what="code" />
      </p>
      {block.install && (
        <div className="border-b border-line [&_.code]:py-2.5">
          <CodeBlock code={block.install.command} label="Install command" />
        </div>
      )}
      <div id={id}>
        <CodeBlock code={block.code} label={block.title} />
      </div>
    </div>
  );
}
