/** @module /search */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/search' });
