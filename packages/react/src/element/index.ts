/** @module `<loadout-snippets model="…">`: code for a model on any page, without React. */
import { type ModelInput, recordOf } from '../embed/source.ts';
import { type Answer, answersFrom } from './answers.ts';
import { styles } from './styles.ts';
import { answersView, messageView } from './view.ts';

/** A record of a model, as a hub describes it. */
export type { ModelInput as SnippetsRecord } from '../embed/source.ts';

/** The element's class. `record` may be set instead of attributes. */
export interface SnippetsElement extends HTMLElement {
  record: ModelInput | undefined;
}

const attributes = ['model', 'library', 'task', 'tags', 'server'] as const;

/** A record from the attributes: `model` is its id. */
function described(element: HTMLElement): ModelInput | undefined {
  const [id, library, task, tags] = attributes.map((name) => element.getAttribute(name) ?? '');
  if (id === undefined || id === '') return undefined;
  return {
    id,
    ...(library !== '' && { library_name: library }),
    ...(task !== '' && { pipeline_tag: task }),
    tags: tags?.split(/[\s,]+/).filter((tag) => tag !== '') ?? [],
  };
}

/**
 * Registers the element. Does nothing on a server or where the name is taken.
 *
 * @example
 *   defineSnippetsElement();
 *   document.body.innerHTML = '<loadout-snippets model="timm/resnet50.a1_in1k" library="timm"></loadout-snippets>';
 */
export function defineSnippetsElement(name = 'loadout-snippets'): void {
  if (!('customElements' in globalThis) || customElements.get(name) !== undefined) return;
  customElements.define(name, makeClass());
}

/** In a function, because `HTMLElement` does not exist on a server. */
const makeClass = () =>
  class extends HTMLElement implements SnippetsElement {
    static readonly observedAttributes = attributes;
    readonly #root = this.attachShadow({ mode: 'open' });
    #record: ModelInput | undefined;
    #answers: readonly Answer[] = [];
    /** Counts loads: a late response must not replace a newer one. */
    #load = 0;

    get record(): ModelInput | undefined {
      return this.#record;
    }

    set record(record: ModelInput | undefined) {
      this.#record = record;
      void this.#update();
    }

    connectedCallback(): void {
      void this.#update();
    }

    attributeChangedCallback(): void {
      void this.#update();
    }

    async #update(): Promise<void> {
      if (!this.isConnected) return;
      this.#load += 1;
      const load = this.#load;
      this.setAttribute('aria-busy', 'true');
      try {
        const answers = await this.#answer();
        if (load !== this.#load) return;
        this.#answers = answers;
        this.#show();
      } catch (error) {
        if (load !== this.#load) return;
        this.#put(messageView(error instanceof Error ? error.message : String(error)));
      }
      this.removeAttribute('aria-busy');
    }

    async #answer(): Promise<readonly Answer[]> {
      const record = this.#record ?? described(this);
      if (record === undefined) throw new Error('Set the attribute model, or the property record.');
      const server = this.getAttribute('server') ?? '';
      const known = this.#record === undefined && server !== '';
      return answersFrom(
        known ? await recordOf({ model: record.id, server }) : record,
        this.getAttribute('library') ?? undefined,
      );
    }

    #show(chosen?: string): void {
      this.#put(...answersView(this.#answers, chosen, (key) => this.#show(key)));
    }

    #put(...children: readonly (Node | string)[]): void {
      const sheet = document.createElement('style');
      sheet.textContent = styles;
      this.#root.replaceChildren(sheet, ...children);
    }
  };
