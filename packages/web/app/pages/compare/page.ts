/** @module /compare */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/compare',
  name: 'Compare',
  detail: 'models side by side',
  navigation: { place: 'footer', order: 4 },
  listed: true,
});
