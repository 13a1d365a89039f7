/** @module One block of code as rows of a panel: warnings, install command, toolbar, code. */
import { type ReactNode, use } from 'react';
import { BlockFiles, OwnFile } from './block-files.tsx';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { CopyLink } from './copy-link.tsx';
import type { FileFormat } from './file-href.ts';
import { programmingLanguage } from './languages.ts';
import { NavigationContext } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { IconButton } from './ui/button.tsx';
import { Command } from './ui/command.tsx';
import { Notice } from './ui/notice.tsx';
import { PanelBar } from './ui/panel.tsx';
import { VerifiedBadge } from './verified-badge.tsx';
import type { BlockView, CodeView, NotebookService } from './views.ts';
import { useWrap } from './wrap.tsx';

export interface BlockRowsProps {
  readonly block: BlockView;
  /** Id of the code element. */
  readonly id: string;
  readonly url: URL;
  /** Choices that select this block; the link to it contains them, because they may come from a cookie. */
  readonly pinned?: Readonly<Record<string, string>> | undefined;
  /** URL of the block as a file, if there is one. */
  readonly fileHref?: ((format: FileFormat) => string) | undefined;
  /** File name without extension, if the link contains the code itself. */
  readonly savedAs?: string | undefined;
  /** Service that opens notebooks, if there is one. */
  readonly notebooks?: NotebookService | undefined;
  /** Whether the title is shown, because the panel has several blocks. */
  readonly titled?: boolean;
  /** Whether the previous block has the same install command. */
  readonly installed?: boolean;
  /** Whether its Copy button is the panel's primary button. */
  readonly primary?: boolean;
  /** Further buttons, before Copy. */
  readonly actions?: ReactNode;
}

export function BlockRows({ block, id, titled = false, installed = false, ...rest }: BlockRowsProps) {
  return (
    <article aria-labelledby={`${id}-title`} className="block">
      <h3 id={`${id}-title`} className={titled ? 'step' : 'sr-only'}>
        {block.title}
      </h3>
      {block.warnings.map((warning) => (
        <Notice key={warning.message} kind="caution" code={warning.code}>
          {warning.message}
        </Notice>
      ))}
      {block.install && !installed && <Install command={block.install.command} id={`${id}-install`} />}
      {isCommand(block) ? (
        <Command id={id} command={block.code} what="code" />
      ) : (
        <CodeRows block={block} id={id} {...rest} />
      )}
    </article>
  );
}

/** If no package manager installs it, the command is a comment with the download page. */
const Install = ({ command, id }: { command: CodeView; id: string }) =>
  /^#[^\n]*$/.test(command.text) ? (
    <Notice>{command.text.replace(/^#\s*/, '')}</Notice>
  ) : (
    <Command id={id} command={command} what="install command" />
  );

/** A command of one line is shown without toolbar, line numbers and file. */
export const isCommand = ({ language, code }: BlockView): boolean =>
  (language === 'shell' || language === 'powershell') && code.lines.length === 1;

function CodeRows({
  block,
  id,
  url,
  pinned,
  fileHref,
  savedAs,
  notebooks,
  primary = false,
  actions,
}: Omit<BlockRowsProps, 'titled' | 'installed'>) {
  const { wrapped, setWrapped } = useWrap();
  const { isLocal = false } = use(NavigationContext);
  return (
    <>
      <PanelBar
        actions={
          <>
            <IconButton
              icon="wrap"
              label="Wrap lines"
              kind="quiet"
              size="small"
              data-needs-script=""
              aria-pressed={wrapped}
              onClick={() => setWrapped(!wrapped)}
            />
            {!isLocal && (
              <CopyLink href={permanentAddress(block, id, url, pinned)} size="small">
                <span className="sr-only">Link to “{block.title}”</span>
              </CopyLink>
            )}
            {fileHref && <BlockFiles block={block} fileHref={fileHref} notebooks={notebooks} />}
            {savedAs !== undefined && <OwnFile block={block} name={savedAs} />}
            {actions}
            <CopyButton target={id} what="code" {...(primary && { kind: 'primary' })} />
          </>
        }
      >
        <span className="lang">{programmingLanguage(block.language)}</span>
        {block.verified && <VerifiedBadge id={`${id}-verified`} verified={block.verified} />}
      </PanelBar>
      <div id={id}>
        <CodeBlock code={block.code} label={block.title} numbered wrapped={wrapped} />
      </div>
    </>
  );
}

function permanentAddress(block: BlockView, id: string, url: URL, pinned: BlockRowsProps['pinned']): string {
  const manager = block.install?.managers.find(({ chosen }) => chosen)?.name;
  return `${withParameters(url, { ...pinned, ...(manager !== undefined && { manager }) })}#${id}`;
}
