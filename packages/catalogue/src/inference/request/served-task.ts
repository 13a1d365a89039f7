/** @module The tasks that providers serve: the catalogue's, and `conversational` for a chat. */
import type { TaskId } from '../../tasks/keys.generated.ts';

export type ServedTask = TaskId | 'conversational';
