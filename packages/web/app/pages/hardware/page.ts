/** @module /hardware */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/hardware',
  name: 'Hardware',
  detail: 'what fits your machine',
  navigation: { place: 'header', order: 8 },
  listed: true,
});
