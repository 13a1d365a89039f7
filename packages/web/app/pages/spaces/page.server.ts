/** @module All spaces, with filters. */
import { browsePage } from '../../features/browse/browse.server.ts';

export const page = browsePage('space');
