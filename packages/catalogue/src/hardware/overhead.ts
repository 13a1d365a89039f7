/** @module Additional memory of a model that is spread over several devices. */
import type { Machine } from './machine.ts';

/** Working buffers of each further device. */
const perFurtherDevice = 256 * 1024 * 1024;

export const furtherOverhead = ({ parts }: Machine): number =>
  (parts.reduce((sum, { count }) => sum + count, 0) - 1) * perFurtherDevice;
