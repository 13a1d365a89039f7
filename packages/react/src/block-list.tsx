/** @module All blocks of a panel; an install command that two neighbors share is shown once. */
import { BlockRows, type BlockRowsProps, isCommand } from './block-rows.tsx';
import type { FileFormat } from './file-href.ts';
import type { BlockView } from './views.ts';

interface BlockListProps extends Pick<BlockRowsProps, 'url' | 'pinned' | 'savedAs' | 'notebooks'> {
  readonly blocks: readonly BlockView[];
  /** Prefix of the block ids: `code` makes `code-1`. */
  readonly prefix: string;
  /** Key of the choice that the blocks belong to; a new key resets their state. */
  readonly of: string;
  /** URL of a block as a file; the first block is 1. */
  readonly fileHref?: ((block: number) => (format: FileFormat) => string) | undefined;
  /** Whether one of the blocks has the panel's primary button. */
  readonly primary?: boolean;
}

export function BlockList({ blocks, prefix, of, fileHref, primary = false, ...rest }: BlockListProps) {
  // The first block with code is the simplest; commands before it only prepare.
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
