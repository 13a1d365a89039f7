/** @module /datasets */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/datasets',
  name: 'Datasets',
  detail: 'browse and filter',
  navigation: { place: 'header', order: 4 },
  listed: true,
});
