/** @module Tasks that providers serve: the catalogue's, plus `conversational` for chat. */
import type { TaskId } from '../../tasks/keys.generated.ts';

export type ServedTask = TaskId | 'conversational';
