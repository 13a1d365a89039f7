/** @module /spaces/{owner}/{name} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/spaces/:owner/:name?', picture: true, files: ['snippet'] });
