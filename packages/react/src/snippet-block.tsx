/** @module One block outside a larger panel: its title, and a panel of its own. */
import { BlockRows, type BlockRowsProps } from './block-rows.tsx';
import { ManagerSelects } from './manager-selects.tsx';
import { Panel } from './ui/panel.tsx';

export function SnippetBlock(props: Omit<BlockRowsProps, 'titled' | 'primary'>) {
  const { block, url } = props;
  const hasManagers = block.install !== undefined && block.install.managers.length > 1;
  return (
    <Panel
      controls={
        <>
          <span className="title" aria-hidden="true">
            {block.title}
          </span>
          {hasManagers && (
            <span className="push">
              <ManagerSelects blocks={[block]} url={url} />
            </span>
          )}
        </>
      }
    >
      <BlockRows {...props} primary />
    </Panel>
  );
}
