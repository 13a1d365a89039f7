/** @module `<HardwareFit model={…} />`: which files of a model fit a machine, on any page. */
import { useId } from 'react';
import { FileTable } from '../hardware/file-table.tsx';
import { LinkSelect } from '../ui/link-select.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Section } from '../ui/section.tsx';
import type { HardwareView } from '../views.ts';
import { embedding } from './embedded.tsx';
import { type HardwareSource, loadHardwareView } from './hardware-view.ts';

const Embedded = embedding<HardwareView>();

/**
 * The memory that each file of a model needs, and whether it fits a machine. The record needs file sizes or a number of
 * parameters.
 *
 * @example
 *   import { HardwareFit } from '@loadout/react';
 *   import '@loadout/react/styles.css';
 *
 *   const record = { id: 'Qwen/Qwen3-8B', safetensors: { parameters: { BF16: 8190735360 }, total: 8190735360 } };
 *   const panel = <HardwareFit model={record} hardware="nvidia-rtx-4090" />;
 */
export function HardwareFit(source: HardwareSource) {
  const id = useId();
  return (
    <Embedded of={source} load={(choices) => loadHardwareView(source, choices)} nothing="">
      {(view, url) => <HardwareSection view={view} url={url} id={id} />}
    </Embedded>
  );
}

interface HardwareSectionProps {
  readonly view: HardwareView;
  readonly url: URL;
  readonly id: string;
}

function HardwareSection({ view, url, id }: HardwareSectionProps) {
  const { devices, contexts, machine, files, best } = view;
  return (
    <Section id={id} title="Which files fit" lead={`Memory of ${view.id} on ${machine.label}.`}>
      <Panel
        controls={
          <>
            <LinkSelect label="Machine" parameter="hardware" choices={devices} url={url} />
            <LinkSelect label="Context" parameter="context" choices={contexts} url={url} />
          </>
        }
      >
        {files.length > 0 && (
          <div className="body">
            <FileTable files={files} memory={machine.total} memoryGb={machine.memory} />
          </div>
        )}
        <Verdict files={files} best={best} />
      </Panel>
    </Section>
  );
}

function Verdict({ files, best }: Pick<HardwareView, 'files' | 'best'>) {
  if (files.length === 0)
    return <Notice>The record has no file sizes and no parameter count, so its memory is unknown.</Notice>;
  return best === undefined ? (
    <Notice kind="caution">No file fits this machine.</Notice>
  ) : (
    <Notice kind="good">{best}</Notice>
  );
}
