/** @module /playground */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/playground',
  name: 'Playground',
  detail: 'snippets for any record',
  navigation: { place: 'header', order: 9 },
  listed: true,
  files: ['snippet', 'evidence'],
});
