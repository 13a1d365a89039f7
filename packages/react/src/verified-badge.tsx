/** @module How far a snippet is verified: what was checked, on which release, when. Opens without a script. */
import type { Verification } from '@loadout/verification';
import { formatDate } from './format-date.ts';
import { Icon } from './icon.tsx';

type Level = Verification['level'];

/** From least to most. */
const steps: readonly {
  readonly level: Level;
  readonly short: string;
  readonly long: string;
  /** In its place, where it does not hold. */
  readonly missing?: string;
}[] = [
  { level: 'parses', short: 'parses', long: 'The parser of its language reads it.' },
  {
    level: 'lints',
    short: 'linted',
    long: 'Every name it uses is defined, and there are no unused imports.',
  },
  {
    level: 'symbols',
    short: 'names checked',
    long: 'What it imports and calls, and the arguments it names, exist in the releases below.',
    missing: 'Its names have not been held against a release.',
  },
  {
    level: 'ran',
    short: 'ran',
    long: 'It ran to the end with the real client and sent what was expected.',
    missing: 'It has not been run to the end.',
  },
];

export function VerifiedBadge({ id, verified }: { id: string; verified: Verification }) {
  const reached = steps.findIndex(({ level }) => level === verified.level);
  const shown = stepsFor(verified.level);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="button text-good!"
        data-kind="quiet"
        data-size="small"
      >
        <Icon name="verified" size={13} />
        <span className="sr-only">Verified: </span>
        {steps[reached]?.short}
      </button>
      <div id={id} popover="auto" className="bubble" role="note">
        <ul className="space-y-1.5">
          {shown.map(({ level, long, missing }) => {
            const holds = steps.findIndex((step) => step.level === level) <= reached;
            return (
              <li key={level} className={`flex gap-2 ${holds ? '' : 'text-faint'}`}>
                {holds ? (
                  <Icon name="check" size={14} className="mt-0.5 shrink-0 text-good" />
                ) : (
                  <Icon name="minus" size={14} className="mt-0.5 shrink-0" />
                )}
                <span>{holds ? long : missing}</span>
              </li>
            );
          })}
        </ul>
        <Releases verified={verified} />
      </div>
    </>
  );
}

/** A call that ran was held against its client, not against a list of names: that step is not one of its own. */
const stepsFor = (level: Level): typeof steps =>
  level === 'ran' ? steps.filter((step) => step.level !== 'symbols') : steps;

function Releases({ verified: { packages, checkedOn } }: { verified: Verification }) {
  const releases = Object.entries(packages ?? {});
  const day = checkedOn === undefined ? undefined : formatDate(checkedOn);
  if (releases.length === 0) return <p className="mt-3 text-faint">Checked on every test run.</p>;
  return (
    <>
      <p className="mt-3 text-faint">Checked {day !== undefined && `on ${day} `}against</p>
      <ul className="literal mt-1 columns-2 gap-4">
        {releases.map(([name, version]) => (
          <li key={name}>
            {name} <span className="text-faint">{version}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
