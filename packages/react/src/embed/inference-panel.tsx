/** @module `<InferencePanel model={…} />`: calls of a hosted model on any page. */
import { useId } from 'react';
import { InferenceSection } from '../inference-section.tsx';
import type { InferenceView } from '../views.ts';
import { embedding } from './embedded.tsx';
import { loadInferenceView } from './inference-view.ts';
import type { PanelSource } from './source.ts';

const Embedded = embedding<InferenceView>();

/**
 * Calls of a model at inference providers: provider, language, client and options, and the one call they make.
 *
 * @example
 *   import { InferencePanel } from '@loadout/react';
 *   import '@loadout/react/styles.css';
 *
 *   const record = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] };
 *   const panel = <InferencePanel model={record} />;
 */
export function InferencePanel(source: PanelSource) {
  const id = useId();
  return (
    <Embedded
      of={source}
      load={(choices) => loadInferenceView(source, choices)}
      nothing="No inference provider serves the task of this model."
    >
      {(view, url) => <InferenceSection view={view} url={url} id={id} />}
    </Embedded>
  );
}
