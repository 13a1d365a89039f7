/** @module `<SnippetPanel model={…} />`: code for a model on any page. */
import { useId } from 'react';
import { SnippetSection } from '../snippet-section.tsx';
import type { PanelView } from '../views.ts';
import { embedding } from './embedded.tsx';
import { loadSnippetView, type SnippetSource } from './snippet-view.ts';

const Embedded = embedding<PanelView>();

/**
 * Code for a model: libraries as tabs, install commands, warnings, highlighted code. The generator of a library is
 * loaded when it is shown. On a server that streams, the panel is part of the HTML.
 *
 * @example
 *   import { SnippetPanel } from '@loadout/react';
 *   import '@loadout/react/styles.css';
 *
 *   const record = { id: 'timm/resnet50.a1_in1k', library_name: 'timm', pipeline_tag: 'image-classification' };
 *   const fromRecord = <SnippetPanel model={record} library="timm" />;
 *   const fromServer = <SnippetPanel model="Qwen/Qwen3-8B" server="https://models.example.com" />;
 */
export function SnippetPanel(source: SnippetSource) {
  const id = useId();
  return (
    <Embedded
      of={source}
      load={(choices) => loadSnippetView(source, choices)}
      nothing="There is no code for this model."
    >
      {(panel, url) => <SnippetSection panel={panel} url={url} id={id} savedAs="snippet" />}
    </Embedded>
  );
}
