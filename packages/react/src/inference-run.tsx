/** @module Sends the request of an inference call. The panel is loaded when it is first opened. */
import { type ComponentType, useEffect, useState } from 'react';
import type { RunPanelProps } from './run/run-panel.tsx';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

const panelId = 'inference-run';

interface RunButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** In the toolbar of the code. */
export const RunButton = ({ open, onToggle }: RunButtonProps) => (
  <Button
    size="small"
    kind="quiet"
    icon="play"
    data-needs-script=""
    aria-expanded={open}
    aria-controls={panelId}
    onClick={onToggle}
  >
    Run
  </Button>
);

/** Below the code. */
export function InferenceRun(props: RunPanelProps) {
  const [Loaded, setLoaded] = useState<ComponentType<RunPanelProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./run/run-panel.tsx').then(
      ({ RunPanel }) => setLoaded(() => RunPanel),
      () => setFailed(true),
    );
  }, []);
  return (
    <div id={panelId}>
      {Loaded && <Loaded {...props} />}
      {failed && (
        <Notice kind="danger">
          This part of the page did not load. Check the connection and reload the page.
        </Notice>
      )}
    </div>
  );
}
