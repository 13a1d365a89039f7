/** @module /tasks/{id} */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/tasks/:id', picture: true, code: true });
