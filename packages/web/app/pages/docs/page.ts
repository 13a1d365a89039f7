/** @module /docs */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({ path: '/docs', name: 'HTTP API', detail: 'OpenAPI, MCP', listed: true });
