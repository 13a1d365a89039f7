import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SpanMarker',
  repoName: 'SpanMarkerNER',
  repoUrl: 'https://github.com/tomaarsen/SpanMarkerNER',
  docsUrl: 'https://huggingface.co/docs/hub/span_marker',
  filter: true,
  tasks: ['token-classification'],
});
