/** @module /libraries */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/libraries',
  name: 'Libraries',
  detail: 'what loads them',
  navigation: { place: 'header', order: 3 },
  listed: true,
});
