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

export const modelTypeUnknown = { code: 'model-type-unknown', message: 'Type of model unknown' } as const;
export const unknownPipelineTag = { code: 'unknown-pipeline-tag', message: 'Unknown pipeline tag' } as const;
export const taskTypeInvalid = { code: 'task-type-invalid', message: 'Task type is invalid.' } as const;
export const baseModelNotFound = {
  code: 'base-model-not-found',
  message: 'Base model is not found.',
} as const;
export const filenameMissing = {
  code: 'filename-missing',
  message: 'Model filename not specified in config.json',
} as const;
export const interfaceMissing = {
  code: 'interface-missing',
  message: 'interface not specified in config.json',
} as const;
export const interfaceInvalid = {
  code: 'interface-invalid',
  message: 'interface in config.json invalid',
} as const;
export const noInputExample = {
  code: 'no-input-example',
  message: 'No input example has been defined for this model task.',
} as const;

/** The catalogue's fixed messages. Their wording is part of the contract. A library imports those it uses. */
export const notices = {
  modelTypeUnknown,
  unknownPipelineTag,
  taskTypeInvalid,
  baseModelNotFound,
  filenameMissing,
  interfaceMissing,
  interfaceInvalid,
  noInputExample,
} as const satisfies Record<string, Notice>;
