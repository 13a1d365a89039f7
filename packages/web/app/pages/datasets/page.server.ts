/** @module All datasets, with filters. */
import { browsePage } from '../../features/browse/browse.server.ts';
import { plateOf } from '../../features/demo/plate.server.ts';

export const page = browsePage('dataset', plateOf);
