/** @module The one script of the site. Pages are whole without it; each part below makes one thing quicker. */
import { enhanceCopy } from './enhance/copy.ts';
import { enhanceKeys } from './enhance/keys.ts';
import { enhanceLive } from './enhance/live.ts';
import { enhanceRecord } from './enhance/record.ts';
import { enhanceTheme } from './enhance/theme.ts';

document.documentElement.dataset.scripted = '';
enhanceCopy();
enhanceKeys();
enhanceRecord();
enhanceLive();
enhanceTheme();

// Pages are rendered on the server, so what changes while one writes is seen by loading the page again.
import.meta.hot?.on('react-router:hmr', () => location.reload());
