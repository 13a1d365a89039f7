/** @module /models/{owner}/{name} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/models/:owner/:name?', picture: true, code: true, files: ['snippet'] });
