/** @module The verification level of a snippet: what was checked, with which releases, when. Opens without a script. */
import { hostedLevels, levelTexts, localLevels, type Verification } from '@loadout/verification/levels';
import { formatDate } from './format-date.ts';
import { Icon } from './icon.tsx';

export function VerifiedBadge({ id, verified }: { id: string; verified: Verification }) {
  const { name, doesNotSay } = levelTexts[verified.level];
  const day = verified.checkedOn === undefined ? undefined : formatDate(verified.checkedOn);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="button verified"
        data-kind="quiet"
        data-size="small"
        data-level={verified.level}
      >
        <Icon name="verified" size={14} />
        <span className="sr-only">Verified: </span>
        {name}
        {day !== undefined && <span className="when">{day}</span>}
      </button>
      <div id={id} popover="auto" className="bubble" role="note">
        <Steps reached={verified.level} />
        <p className="mt-3">{doesNotSay}</p>
        <Releases verified={verified} />
      </div>
    </>
  );
}

/** All levels of this kind of code: those it has with what they say, the others by name. */
function Steps({ reached }: { reached: Verification['level'] }) {
  const steps: readonly Verification['level'][] = reached === 'request' ? hostedLevels : localLevels;
  const last = steps.indexOf(reached);
  return (
    <ul className="space-y-1.5">
      {steps.map((level, place) => (
        <li key={level} className={`flex gap-2 ${place <= last ? '' : 'text-faint'}`}>
          {place <= last ? (
            <Icon name="check" size={14} className="mt-0.5 shrink-0 text-good" />
          ) : (
            <Icon name="minus" size={14} className="mt-0.5 shrink-0" />
          )}
          <span>{place <= last ? levelTexts[level].says : `Not reached: ${levelTexts[level].name}`}</span>
        </li>
      ))}
    </ul>
  );
}

function Releases({ verified: { level, packages, checkedOn, device } }: { verified: Verification }) {
  const releases = Object.entries(packages ?? {});
  const day = checkedOn === undefined ? undefined : formatDate(checkedOn);
  if (releases.length === 0) return <p className="mt-3 text-faint">Checked on every test run.</p>;
  return (
    <>
      <p className="mt-3 border-t border-line pt-3 text-faint">
        {levelTexts[level].name} {day !== undefined && `on ${day} `}
        {level === 'api' ? 'against' : 'with'}
        {device !== undefined && ' (on the CPU instead of a GPU)'}
      </p>
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
