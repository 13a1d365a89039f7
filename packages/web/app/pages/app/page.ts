/** @module /apps/{key} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/apps/:key' });
