/** @module /docs/packages/{name} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/docs/packages/:name' });
