/** @module /libraries/{key} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/libraries/:key', picture: true, code: true, files: ['snippet'] });
