/** @module /downloads */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/downloads',
  name: 'Download rules',
  detail: 'which file counts',
  navigation: { place: 'footer', order: 2 },
  listed: true,
});
