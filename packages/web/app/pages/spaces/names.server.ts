/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'browse spaces',
  'demos',
  'gradio apps',
  'streamlit apps',
  'gradio',
  'demo apps',
  'all spaces',
];
