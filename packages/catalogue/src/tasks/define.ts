/** @module What a task is. A task's id is the name of its folder; it is never repeated inside. */
import type { LibraryKey } from '../libraries/keys.generated.ts';
import type { TaskId } from './keys.generated.ts';

export const modalities = {
  multimodal: 'Multimodal',
  nlp: 'Natural Language Processing',
  cv: 'Computer Vision',
  audio: 'Audio',
  tabular: 'Tabular',
  rl: 'Reinforcement Learning',
  other: 'Other',
} as const;

export type Modality = keyof typeof modalities;

export type DemoEntry =
  | { readonly type: 'text'; readonly label: string; readonly content: string }
  | {
      readonly type: 'img';
      readonly filename: string;
      /** The one picture shown in place of a moving one to those who asked for less motion. */
      readonly still?: string;
      readonly alt: string;
      readonly label?: string;
    }
  | {
      readonly type: 'audio';
      readonly filename: string;
      readonly label: string;
      /** What is heard, for those who cannot hear it. */
      readonly transcript: string;
    }
  | {
      readonly type: 'chart';
      readonly label?: string;
      readonly data: readonly { readonly label: string; readonly score: number }[];
    }
  | {
      readonly type: 'tabular';
      readonly label?: string;
      /** The first row is the header. */
      readonly table: readonly (readonly string[])[];
    }
  | {
      readonly type: 'text-with-tokens';
      readonly label?: string;
      readonly text: string;
      readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
    };

/** A repository or metric worth knowing, with the one-line reason. */
export interface Recommendation {
  readonly id: string;
  readonly description: string;
}

export interface Subtask {
  readonly type: string;
  readonly name: string;
}

/** What an author writes in `task.ts`. */
export interface TaskDefinition {
  readonly label: string;
  readonly modality: Modality;
  /** One or two sentences that tell a newcomer what goes in and what comes out. */
  readonly summary: string;
  readonly demo: { readonly inputs: readonly DemoEntry[]; readonly outputs: readonly DemoEntry[] };
  readonly metrics: readonly Recommendation[];
  readonly models: readonly Recommendation[];
  readonly datasets: readonly Recommendation[];
  readonly spaces: readonly Recommendation[];
  readonly widgetModels: readonly string[];
  readonly subtasks?: readonly Subtask[];
  /** Id of an explanatory video. */
  readonly youtubeId?: string;
  /** The wider task hubs file this one under; its page stays its own. */
  readonly canonicalId?: TaskId;
  /** Other ids by which hubs have called it; they lead here. */
  readonly aliases?: readonly string[];
  readonly isPlaceholder?: boolean;
  readonly hideInModels?: boolean;
  readonly hideInDatasets?: boolean;
  /** Ids of tasks a reader may be looking for instead. */
  readonly related?: readonly TaskId[];
}

/** A task as it is published: with its id, and with the libraries that declare it. */
export interface Task extends Required<
  Omit<
    TaskDefinition,
    'youtubeId' | 'canonicalId' | 'aliases' | 'hideInModels' | 'hideInDatasets' | 'related'
  >
> {
  readonly id: TaskId;
  readonly libraries: readonly LibraryKey[];
  readonly youtubeId?: string;
  readonly canonicalId?: TaskId;
  readonly aliases?: readonly string[];
  readonly hideInModels?: boolean;
  readonly hideInDatasets?: boolean;
  readonly related: readonly TaskId[];
}

export const defineTask = (task: TaskDefinition): TaskDefinition => task;
