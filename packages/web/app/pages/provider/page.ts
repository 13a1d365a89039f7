/** @module /inference/{provider} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/inference/:provider' });
