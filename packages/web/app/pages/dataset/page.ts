/** @module /datasets/{owner}/{name} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/datasets/:owner/:name?', picture: true, files: ['snippet'] });
