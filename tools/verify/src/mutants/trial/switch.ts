/** @module The switch that Stryker's instrumented code reads: which mutant is on, and which lines a test runs. */

/** How often each mutant's line ran. */
export type Hits = Readonly<Record<string, number>>;

interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  /** The active mutant throws when its line has run this often, which ends its endless loops. */
  hitLimit?: number;
  readonly mutantCoverage: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> };
}

export const mutantSwitch: Switch = { mutantCoverage: { static: {}, perTest: {} } };

let turn = 0;

/** A cache that is empty after each turn of the switch: what a mutant computed must not be met without it. */
class ForgetfulWeakMap<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
  readonly #turns = new WeakMap<Key, number>();

  override get(key: Key): Value | undefined {
    return this.has(key) ? super.get(key) : undefined;
  }

  override has(key: Key): boolean {
    return this.#turns.get(key) === turn && super.has(key);
  }

  override set(key: Key, value: Value): this {
    this.#turns.set(key, turn);
    return super.set(key, value);
  }
}

/** As `ForgetfulWeakMap`, except that what was set while modules loaded stays: that is a table instead of a cache. */
class ForgetfulMap<Key, Value> extends Map<Key, Value> {
  readonly #cached = new Set<Key>();
  #turn = turn;

  override get(key: Key): Value | undefined {
    this.#forget();
    return super.get(key);
  }

  override has(key: Key): boolean {
    this.#forget();
    return super.has(key);
  }

  override set(key: Key, value: Value): this {
    this.#forget();
    if (mutantSwitch.currentTestId !== undefined) this.#cached.add(key);
    return super.set(key, value);
  }

  #forget(): void {
    if (this.#turn === turn) return;
    this.#turn = turn;
    for (const key of this.#cached) this.delete(key);
    this.#cached.clear();
  }
}

/** `Array.from` for a list that is filled later; its texts are as at first after each turn of the switch. */
function forgetfulList(
  source: ArrayLike<unknown>,
  textAt: (value: unknown, place: number) => string,
): string[] {
  const texts = Array.from(source, textAt);
  const first = [...texts];
  let filledAt = turn;
  return new Proxy(texts, {
    get(target, key) {
      if (filledAt !== turn) {
        filledAt = turn;
        target.splice(0, target.length, ...first);
      }
      return Reflect.get(target, key);
    },
  });
}

Object.assign(globalThis, {
  __stryker__: Object.assign(mutantSwitch, {
    WeakMap: ForgetfulWeakMap,
    Map: ForgetfulMap,
    list: forgetfulList,
  }),
});

export function turnSwitch(mutant: string | undefined): void {
  turn += 1;
  mutantSwitch.activeMutant = mutant;
}

/** Lines that run in the hooks of a file are counted under this name. */
export const hooksOf = (file: string): string => `hooks of ${file}`;
