/** @module /docs/packages */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/docs/packages',
  name: 'Packages',
  detail: 'npm packages: catalogue, React components, server, command line',
  listed: true,
});
