/** @module /inference */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/inference',
  name: 'Inference',
  detail: 'providers, tasks and clients',
  navigation: { place: 'header', order: 6 },
  listed: true,
});
