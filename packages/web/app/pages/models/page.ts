/** @module /models */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/models',
  name: 'Models',
  detail: 'browse and filter',
  navigation: { place: 'header', order: 1 },
  listed: true,
});
