import { SnippetPanel } from '@loadout/react';
import '@loadout/react/styles.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';

/** As the hub describes the model. Without `library`, the panel offers all that fit. */
const record = {
  id: 'timm/resnet50.a1_in1k',
  library_name: 'timm',
  pipeline_tag: 'image-classification',
};

createRoot(document.querySelector('#root')).render(
  createElement(SnippetPanel, { model: record, library: 'timm' }),
);
