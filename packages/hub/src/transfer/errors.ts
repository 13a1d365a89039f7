/** @module Why an import could not read its source to the end. What came before is in the store. */

import { type ImportReport, recordsRead } from './import-report.ts';

export type TransferErrorCode =
  /** The source ends in the middle. */
  | 'truncated'
  /** The source cannot be decompressed, or is neither JSON lines nor a JSON array. */
  | 'damaged'
  /** The source stopped giving data. */
  | 'unreadable'
  /** The source is longer than allowed, after decompression. */
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
  /** What was done before the source failed. */
  readonly report: ImportReport;

  constructor(cause: SourceError, report: ImportReport) {
    super(`After record ${recordsRead(report)}: ${cause.message}`, { cause });
    this.code = cause.code;
    this.report = report;
  }
}
