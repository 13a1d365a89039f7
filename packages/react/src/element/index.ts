/** @module `<loadout-snippets model="…">`: code for a model on any page, without React. */
import { type Answer, answersFrom, answersOf } from './answers.ts';
import { styles } from './styles.ts';
import { answersView, messageView } from './view.ts';

/** A record of a model, as a hub describes it. */
export interface SnippetsRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The element's class. `record` may be set instead of attributes. */
export interface SnippetsElement extends HTMLElement {
  record: SnippetsRecord | undefined;
}

const attributes = ['model', 'library', 'task', 'tags', 'server'] as const;

/** A record from the attributes: `model` is its id. */
function recordOf(element: HTMLElement): SnippetsRecord | undefined {
  const [id, library, task, tags, server] = attributes.map((name) => element.getAttribute(name) ?? '');
  if (id === undefined || id === '' || (server !== undefined && server !== '')) return undefined;
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
    #record: SnippetsRecord | undefined;
    #answers: readonly Answer[] = [];
    /** Counts loads: a late response must not replace a newer one. */
    #load = 0;

    get record(): SnippetsRecord | undefined {
      return this.#record;
    }

    set record(record: SnippetsRecord | undefined) {
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

    #answer(): Promise<readonly Answer[]> {
      const record = this.#record ?? recordOf(this);
      if (record !== undefined) return answersFrom(record, this.getAttribute('library') ?? undefined);
      const [model, server] = [this.getAttribute('model'), this.getAttribute('server')];
      if (model === null || model === '' || server === null)
        throw new Error('Set the attribute model, or the property record.');
      return answersOf(server, model);
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
