/** @module /verified */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/verified',
  name: 'Verification',
  detail: 'Levels, executed snippets, failures',
  navigation: { place: 'footer', order: 2 },
  listed: true,
});
