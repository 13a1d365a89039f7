/** @module Errors and notices: stable codes for programs, one sentence for people. */

export type ErrorCode =
  | 'invalid-record'
  | 'invalid-option'
  | 'invalid-rule'
  | 'no-input-example'
  | 'provider-required'
  | 'template-not-found'
  | 'unknown-app'
  | 'unknown-client'
  | 'unknown-library'
  | 'unknown-provider'
  | 'unknown-task'
  | 'unsafe-value'
  | 'unsupported-task';

/** Thrown when a call cannot be answered. `where` names the field or option at fault. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: ErrorCode;
  readonly where: string | undefined;

  constructor(code: ErrorCode, message: string, where?: string) {
    super(message);
    this.code = code;
    this.where = where;
  }

  /** True also for errors of another copy of this module: a library imported alone bundles its own. */
  static is(error: unknown): error is CatalogueError {
    return error instanceof Error && error.name === 'CatalogueError';
  }
}

/** Why there is no snippet, or what is missing from one. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

/** The catalogue's fixed messages. Their wording is part of the contract. */
export const notices = {
  modelTypeUnknown: { code: 'model-type-unknown', message: 'Type of model unknown' },
  unknownPipelineTag: { code: 'unknown-pipeline-tag', message: 'Unknown pipeline tag' },
  taskTypeInvalid: { code: 'task-type-invalid', message: 'Task type is invalid.' },
  baseModelNotFound: { code: 'base-model-not-found', message: 'Base model is not found.' },
  filenameMissing: {
    code: 'filename-missing',
    message: 'Model filename not specified in config.json',
  },
  interfaceMissing: {
    code: 'interface-missing',
    message: 'interface not specified in config.json',
  },
  interfaceInvalid: { code: 'interface-invalid', message: 'interface in config.json invalid' },
  noInputExample: {
    code: 'no-input-example',
    message: 'No input example has been defined for this model task.',
  },
} as const satisfies Record<string, Notice>;
