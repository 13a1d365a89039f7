/** @module All blocks of a panel, one below the other: what they share is said once. */
import { BlockRows, type BlockRowsProps, isCommand } from './block-rows.tsx';
import type { FileFormat } from './file-href.ts';
import type { BlockView } from './views.ts';

interface BlockListProps extends Pick<BlockRowsProps, 'url' | 'pinned' | 'savedAs' | 'notebooks'> {
  readonly blocks: readonly BlockView[];
  /** Of the blocks, before their number: `code` makes `code-1`. */
  readonly prefix: string;
  /** The choice the blocks belong to; another one starts afresh. */
  readonly of: string;
  /** Where a block, counted from 1, lies as a file. */
  readonly fileHref?: ((block: number) => (format: FileFormat) => string) | undefined;
  /** Whether the panel's one filled button is here. */
  readonly primary?: boolean;
}

export function BlockList({ blocks, prefix, of, fileHref, primary = false, ...rest }: BlockListProps) {
  // The simplest code comes first; a command before it only prepares.
  const main = primary ? blocks.findIndex((block) => !isCommand(block)) : -1;
  return blocks.map((block, at) => {
    const install = block.install?.command.text;
    return (
      <BlockRows
        key={`${of}-${block.title}`}
        {...rest}
        block={block}
        id={`${prefix}-${at + 1}`}
        titled={blocks.length > 1}
        installed={install !== undefined && install === blocks[at - 1]?.install?.command.text}
        primary={at === main}
        fileHref={fileHref?.(at + 1)}
      />
    );
  });
}
