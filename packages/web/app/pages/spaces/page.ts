/** @module /spaces */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/spaces',
  name: 'Spaces',
  detail: 'browse and filter',
  navigation: { place: 'header', order: 5 },
  listed: true,
});
