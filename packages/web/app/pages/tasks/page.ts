/** @module /tasks */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/tasks',
  name: 'Tasks',
  detail: 'what models do',
  navigation: { place: 'header', order: 2 },
  listed: true,
});
