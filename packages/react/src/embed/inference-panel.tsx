/** @module `<InferencePanel model={…} />`: code that calls a hosted model, on any page. */
import { useId } from 'react';
import { InferenceSection } from '../inference-section.tsx';
import type { InferenceView } from '../views.ts';
import { embedding } from './embedded.tsx';
import { loadInferenceView } from './inference-view.ts';
import type { PanelSource } from './source.ts';

const Embedded = embedding<InferenceView>();

/**
 * Code that calls a model at an inference provider, with a choice of provider, language, client and options.
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
