/** @module /playground */
import { CopyLink, RadioSegments, SnippetSection } from '@loadout/react';
import { useCallback, useRef } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { inputOf, loadSealed } from '../../lib/page/page.server.ts';
import { ChoiceNavigation, formId, path } from './choice-link.tsx';
import { DescribeForm } from './describe-form.tsx';
import { ExampleSelect } from './example-select.tsx';
import { FieldList } from './field-list.tsx';
import { withField } from './fields.ts';
import { FindingView } from './finding-view.tsx';
import { page, type PlaygroundData, submitted } from './page.server.ts';
import { PlatformForm } from './platform-form.tsx';
import { RecordEditor, type RecordEditorHandle } from './record-editor.tsx';
import { exampleRecords, kinds, printRecord, readKind } from './record.ts';
import { choiceNames, type PlaygroundState } from './state.ts';
import { usePlayground } from './use-playground.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Playground', 'Write a model, dataset or space record and get its snippets as you type.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);
export const action = (args: Route.ActionArgs) => submitted(inputOf(args));

export default function PlaygroundPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Playground" lead="Write a record and get its snippets as you type." />
      <Workbench initial={actionData ?? opened(loaderData)} />
    </>
  );
}

function Workbench({ initial }: { initial: PlaygroundData }) {
  const { state, version, describing, result, pending, shareHref, type, edit, choose } =
    usePlayground(initial);
  const editor = useRef<RecordEditorHandle>(null);
  const { tasks, libraries } = initial;
  const { parameters } = state;
  const onChoice = useCallback(
    (choices: Readonly<Record<string, string>>) =>
      choose({ parameters: { ...withoutChoices(parameters), ...choices } }),
    [choose, parameters],
  );
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="min-w-0 space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <form id={formId} action={path} method="post" onSubmit={(event) => event.preventDefault()}>
            <RadioSegments
              label="Kind"
              name="kind"
              items={kindItems}
              value={state.kind}
              onChange={(value) => choose(withKind(state, readKind(value)))}
            />
          </form>
          <ExampleSelect groups={initial.examples} chosen={initial.example} />
        </div>
        {state.kind === 'model' && (
          <DescribeForm
            open={describing}
            text={state.text}
            tasks={tasks}
            libraries={libraries}
            onChange={edit}
          />
        )}
        <RecordEditor
          ref={editor}
          state={state}
          version={version}
          result={result}
          values={{ pipeline_tag: tasks, library_name: libraries, sdk: spaceSdks }}
          onType={type}
        />
        <p className="text-xs text-faint" data-needs-script="">
          The record stays in your browser: it is in the part of the URL that is not sent.
        </p>
        <Findings result={result} text={state.text} onPlace={(line) => editor.current?.selectLine(line)} />
        <div className="flex flex-wrap items-center gap-2">
          <noscript>
            <button className="button" data-kind="primary" form={formId}>
              Generate
            </button>
          </noscript>
          {shareHref !== undefined && (
            <span id="share">
              <CopyLink href={shareHref}>Copy link to this record</CopyLink>
            </span>
          )}
        </div>
        <PlatformForm
          platform={initial.defaults.platform}
          parameters={parameters}
          onChange={(name, value) => choose({ parameters: withParameter(parameters, name, value) })}
        />
        <FieldList
          state={state}
          onAdd={(name) => choose({ text: withField(state.text, state.kind, name) })}
        />
      </div>
      <div id="snippets" className="min-w-0" aria-busy={pending}>
        <ChoiceNavigation onChoice={onChoice}>
          {result.panel ? (
            <SnippetSection panel={result.panel} url={choicesUrl(parameters)} savedAs="snippet" />
          ) : (
            <EmptyState title="No snippets">Correct the record to see its snippets.</EmptyState>
          )}
        </ChoiceNavigation>
      </div>
    </div>
  );
}

const spaceSdks = ['gradio', 'streamlit', 'docker', 'static'];

const kindItems = kinds.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** An example of the other kind replaces the example of this one; a record of one's own stays. */
function withKind({ kind, text }: PlaygroundState, next: PlaygroundState['kind']): Partial<PlaygroundState> {
  const isExample = text === printRecord(exampleRecords[kind]);
  return { kind: next, ...(isExample && { text: printRecord(exampleRecords[next]) }) };
}

type Parameters = PlaygroundState['parameters'];

const withoutChoices = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !choiceNames.some((choice) => choice === name)),
  );

function withParameter(parameters: Parameters, name: string, value: string): Parameters {
  const { [name]: _before, ...others } = parameters;
  return value.trim() === '' ? others : { ...others, [name]: value.trim() };
}

/** The choices as the query of a URL: the panel makes its links from it. */
function choicesUrl(parameters: Parameters): URL {
  const query = Object.entries(parameters).filter(([name]) => choiceNames.some((choice) => choice === name));
  return new URL(`${path}?${new URLSearchParams(query).toString()}`, 'http://page');
}

interface FindingsProps {
  readonly result: PlaygroundData['result'];
  readonly text: string;
  readonly onPlace: (line: number) => void;
}

const shownFindings = 10;

function Findings({ result: { problem, ignored }, text, onPlace }: FindingsProps) {
  return (
    <div id="record-findings" aria-live="polite" className="space-y-2">
      {problem && <FindingView finding={problem} kind="danger" text={text} onPlace={onPlace} />}
      {ignored.slice(0, shownFindings).map((finding) => (
        <FindingView key={finding.message} finding={finding} kind="caution" text={text} onPlace={onPlace} />
      ))}
    </div>
  );
}
