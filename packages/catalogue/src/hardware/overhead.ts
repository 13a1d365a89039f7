/** @module Memory that a model spread over several devices needs beside that of one. */
import type { Machine } from './machine.ts';

/** Working buffers of each further device. */
const perFurtherDevice = 256 * 1024 * 1024;

export const furtherOverhead = ({ parts }: Machine): number =>
  (parts.reduce((sum, { count }) => sum + count, 0) - 1) * perFurtherDevice;
