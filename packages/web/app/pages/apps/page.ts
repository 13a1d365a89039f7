/** @module /apps */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/apps',
  name: 'Apps',
  detail: 'run models on your machine',
  navigation: { place: 'header', order: 7 },
  listed: true,
});
