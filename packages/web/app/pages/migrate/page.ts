/** @module /docs/migrate */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/docs/migrate',
  name: 'Switch from @huggingface/tasks',
  detail: 'The same names over this catalogue, and what differs',
  listed: true,
});
