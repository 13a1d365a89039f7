/** @module The definition of a task. Its id is the name of its folder. */
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
      /** A still image in place of an animation, for `prefers-reduced-motion`. */
      readonly still?: string;
      readonly alt: string;
      readonly label?: string;
    }
  | {
      readonly type: 'audio';
      readonly filename: string;
      readonly label: string;
      /** A transcript for users who cannot hear the audio. */
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

/** A recommended repository or metric, with a one-line reason. */
export interface Recommendation {
  readonly id: string;
  readonly description: string;
}

export interface Subtask {
  readonly type: string;
  readonly name: string;
}

/** The default export of `task.ts`. */
export interface TaskDefinition {
  readonly label: string;
  readonly modality: Modality;
  /** Other names that people search for; unlike `aliases` they are not ids. */
  readonly synonyms?: readonly string[];
  /** One or two sentences about input and output, for newcomers. */
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
  /** The broader task under which hubs list this one; it keeps its own page. */
  readonly canonicalId?: TaskId;
  /** Other ids that hubs have used; they redirect here. */
  readonly aliases?: readonly string[];
  readonly isPlaceholder?: boolean;
  readonly hideInModels?: boolean;
  readonly hideInDatasets?: boolean;
  /** Ids of similar tasks. */
  readonly related?: readonly TaskId[];
}

/** A published task: with its id and the libraries that declare it. */
export interface Task extends Required<
  Omit<
    TaskDefinition,
    'youtubeId' | 'canonicalId' | 'aliases' | 'hideInModels' | 'hideInDatasets' | 'related' | 'synonyms'
  >
> {
  readonly id: TaskId;
  readonly libraries: readonly LibraryKey[];
  readonly youtubeId?: string;
  readonly canonicalId?: TaskId;
  readonly aliases?: readonly string[];
  readonly synonyms?: readonly string[];
  readonly hideInModels?: boolean;
  readonly hideInDatasets?: boolean;
  readonly related: readonly TaskId[];
}

export const defineTask = (task: TaskDefinition): TaskDefinition => task;
