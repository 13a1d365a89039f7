/** @module One block: what to install, the code, how far it is verified, and the ways to take it along. */
import { programmingLanguage } from './languages.ts';
import { withParameters } from './parameters.ts';
import type { BlockView, InstallView } from './views.ts';
import type { FileFormat } from './file-href.ts';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { CopyLink } from './copy-link.tsx';
import { Link } from './navigation.tsx';
import { VerifiedBadge } from './verified-badge.tsx';
import { Icon } from './icon.tsx';

interface SnippetBlockProps {
  readonly block: BlockView;
  /** Names the code in the page. */
  readonly id: string;
  readonly url: URL;
  /** Choices that lead to this block and may come from a cookie: the link to it states them. */
  readonly pinned?: Readonly<Record<string, string>> | undefined;
  /** Where the block lies as a file, where it does. */
  readonly fileHref?: ((format: FileFormat) => string) | undefined;
}

export function SnippetBlock({ block, id, url, pinned, fileHref }: SnippetBlockProps) {
  return (
    <article aria-labelledby={`${id}-title`} className="snippet">
      <h3 id={`${id}-title`} className="font-sans text-base font-semibold">
        {block.title}
      </h3>
      {block.warnings.map((warning) => (
        <p key={warning.message} className="remark mt-2" data-warning={warning.code}>
          <Icon name="warning" size={14} />
          <span>
            <span className="sr-only">Warning: </span>
            {warning.message}
          </span>
        </p>
      ))}
      <div className="mt-3 overflow-hidden rounded border border-line bg-raised">
        {block.install && (
          <InstallBar title={block.title} install={block.install} id={`${id}-install`} url={url} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line bg-paper py-1 pr-1 pl-4">
          <span className="label flex min-w-0 flex-wrap items-center gap-x-1">
            {programmingLanguage(block.language)}
            {block.verified && <VerifiedBadge id={`${id}-verified`} verified={block.verified} />}
          </span>
          <span className="ml-auto flex items-center">
            {fileHref && <Files block={block} fileHref={fileHref} />}
            <CopyLink href={permanentAddress(block, id, url, pinned)} size="small">
              <span className="sr-only">Link to “{block.title}”</span>
            </CopyLink>
            <CopyButton target={id} what="code" />
          </span>
        </div>
        <div id={id}>
          <CodeBlock code={block.code} label={block.title} numbered />
        </div>
      </div>
    </article>
  );
}

function permanentAddress(
  block: BlockView,
  id: string,
  url: URL,
  pinned: SnippetBlockProps['pinned'],
): string {
  const manager = block.install?.managers.find(({ chosen }) => chosen)?.name;
  return `${withParameters(url, { ...pinned, ...(manager !== undefined && { manager }) })}#${id}`;
}

interface InstallBarProps {
  readonly title: string;
  readonly install: InstallView;
  readonly id: string;
  readonly url: URL;
}

function InstallBar({ title, install, id, url }: InstallBarProps) {
  return (
    <div className="border-b border-line">
      <div className="flex items-center justify-between gap-2 bg-paper py-1 pr-1 pl-4">
        <nav aria-label={`Install with (${title})`} className="choice -ml-2">
          {install.managers.map(({ name, chosen }) => (
            <Link
              key={name}
              href={withParameters(url, { manager: name })}
              aria-current={chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <CopyButton target={id} what="install command" />
      </div>
      <div id={id} className="[&_.code]:py-2.5">
        <CodeBlock code={install.command} label="Install command" />
      </div>
    </div>
  );
}

/** The forms in which the block can be saved. */
function Files({ block, fileHref }: { block: BlockView; fileHref: (format: FileFormat) => string }) {
  const formats: readonly { format: FileFormat; name: string }[] = [
    { format: 'source', name: `.${block.extension}` },
    ...(block.language === 'python' ? [{ format: 'notebook', name: '.ipynb' } as const] : []),
  ];
  return formats.map(({ format, name }) => (
    <a
      key={format}
      href={fileHref(format)}
      download=""
      rel="nofollow"
      className="button"
      data-kind="quiet"
      data-size="small"
    >
      <span className="sr-only">Save as </span>
      {name}
    </a>
  ));
}
