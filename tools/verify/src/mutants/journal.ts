/**
 * @module What happened to each mutant, a line each, written by the process that tries them.
 *
 * When that process hangs or is stopped, the next one reads here where to go on.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type Verdict =
  /** A test failed with it and passed without it. */
  | 'killed'
  /** All tests that run its line passed. */
  | 'survived'
  /** The tests ran its line only once, before it was switched on: it needs a process of its own. */
  | 'asleep'
  /** Its line runs only while modules load. */
  | 'loading'
  /** No test runs its line. */
  | 'uncovered';

const verdicts: ReadonlySet<string> = new Set<Verdict>([
  'killed',
  'survived',
  'asleep',
  'loading',
  'uncovered',
]);

const isVerdict = (word: string): word is Verdict => verdicts.has(word);

/**
 * `started` comes with each process. `trying` comes before each attempt, `reached` when a test ran a mutant, `passed` with the suite that did not notice.
 * `suspect` names a mutant whose test fails afterwards without it as well: it is tried again in a new process, first.
 */
type Event = Verdict | 'started' | 'trying' | 'reached' | 'passed' | 'suspect' | 'done';

export class Journal {
  readonly #file: string;
  readonly #verdicts = new Map<string, Verdict>();
  readonly #reached = new Set<string>();
  readonly #passed = new Set<string>();
  #suspect: string | undefined;
  #trying: string | undefined;
  readonly #unanswered = new Set<string>();
  #done = false;
  #length = 0;

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) {
      const [event = '', mutant = '', suite = ''] = line.split('\t');
      this.#take(event, mutant, suite);
    }
  }

  write(event: Event, mutant = '', suite = ''): void {
    appendFileSync(this.#file, `${event}\t${mutant}\t${suite}\n`);
    this.#take(event, mutant, suite);
  }

  #take(event: string, mutant: string, suite: string): void {
    if (event === 'started') {
      this.#unanswered.clear();
      return;
    }
    if (event === 'trying') {
      this.#trying = mutant;
      this.#unanswered.add(mutant);
      return;
    }
    this.#length += 1;
    if (event !== 'reached') this.#unanswered.delete(mutant);
    if (event === 'reached') this.#reached.add(mutant);
    else if (event === 'passed') this.#passed.add(`${mutant} ${suite}`);
    else if (event === 'suspect') this.#suspect = mutant;
    else if (event === 'done') this.#done = true;
    else if (isVerdict(event)) this.#verdicts.set(mutant, event);
  }

  verdictOf = (mutant: string): Verdict | undefined => this.#verdicts.get(mutant);
  /** Whether it can still be tried, here or in a worker of its own. */
  isOpen = (mutant: string): boolean => {
    const verdict = this.verdictOf(mutant);
    return verdict === undefined || verdict === 'asleep' || verdict === 'loading';
  };
  hasReached = (mutant: string): boolean => this.#reached.has(mutant);
  hasPassed = (mutant: string, suite: string): boolean => this.#passed.has(`${mutant} ${suite}`);

  /** The mutant to try first, alone in its process. */
  get suspect(): string | undefined {
    return this.#suspect !== undefined && !this.#verdicts.has(this.#suspect) ? this.#suspect : undefined;
  }

  get trying(): string | undefined {
    return this.#trying;
  }

  /** Mutants whose attempts the last process began and did not end: they broke it, or their worker. */
  get unanswered(): readonly string[] {
    return [...this.#unanswered];
  }

  /** How much has been found out. */
  get length(): number {
    return this.#length;
  }

  get isDone(): boolean {
    return this.#done;
  }

  with(wanted: Verdict): readonly string[] {
    return [...this.#verdicts].filter(([, verdict]) => verdict === wanted).map(([mutant]) => mutant);
  }
}
