/** @module /ui */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/ui', hidden: true });
