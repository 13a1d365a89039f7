/** @module Errors of a source that cannot be read to its end. Earlier batches stay in the store. */

import { type ImportReport, recordsRead } from './import-report.ts';

export type TransferErrorCode =
  /** Ends too early. */
  | 'truncated'
  /** Cannot be decompressed, or is neither JSON lines nor a JSON array. */
  | 'damaged'
  /** Reading failed. */
  | 'unreadable'
  /** Larger than the limit, after decompression. */
  | 'too-large';

export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: TransferErrorCode;

  constructor(code: TransferErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: TransferErrorCode;
  /** The counts up to the error. */
  readonly report: ImportReport;

  constructor(cause: SourceError, report: ImportReport) {
    super(`After record ${recordsRead(report)}: ${cause.message}`, { cause });
    this.code = cause.code;
    this.report = report;
  }
}
