/** @module A download rule in words, its source, and a tester for paths. */
import type { TestedPaths } from './tested-paths.server.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Icon, LiveForm } from '@loadout/react';

interface RuleTesterProps {
  readonly rule: { readonly text: string; readonly sentence: string };
  readonly tested: TestedPaths;
  readonly url: URL;
}

export function RuleTester({ rule, tested, url }: RuleTesterProps) {
  const kept = [...url.searchParams].filter(([name]) => name !== 'paths');
  return (
    <>
      <p className="mt-3 max-w-measure font-serif text-md">{rule.sentence}</p>
      <pre className="code mt-3 rounded border border-line px-4 whitespace-pre-wrap">{rule.text}</pre>
      <LiveForm className="no-print mt-4">
        <HiddenFields fields={kept} />
        <PathsField tested={tested} />
        <button className="button mt-2">Test</button>
      </LiveForm>
      <div id="tested" aria-live="polite">
        <PathResults tested={tested} />
      </div>
    </>
  );
}

export function PathsField({ tested }: { tested: TestedPaths }) {
  return (
    <label>
      <span className="label block">Paths to try, one a line</span>
      <textarea
        name="paths"
        rows={4}
        defaultValue={tested.paths}
        placeholder={'config.json\nmodel.safetensors'}
        className="field literal mt-1 block py-2"
        spellCheck={false}
      />
    </label>
  );
}

export function PathResults({ tested }: { tested: TestedPaths }) {
  if (tested.results.length === 0) return null;
  return (
    <ul className="mt-3 text-sm">
      {tested.results.map(({ path, counts }) => (
        <li key={path} className="flex items-baseline gap-2 border-t border-line py-1">
          <span className={`w-24 shrink-0 ${counts ? 'text-good' : 'text-faint'}`}>
            {counts && <Icon name="check" size={12} className="mr-1 inline" />}
            {counts ? 'counts' : 'does not'}
          </span>
          <span className="literal">{path}</span>
        </li>
      ))}
    </ul>
  );
}
