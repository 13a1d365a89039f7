/** @module Panel, commands, code, notices, and what a page shows when there is nothing. */
import {
  ButtonLink,
  Chip,
  CodeBlock,
  type CodeView,
  Command,
  CopyButton,
  CopyLink,
  CopyMarkdown,
  Disclosure,
  Notice,
  Panel,
  PanelBar,
  Segments,
  Select,
} from '@loadout/react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Example, WideExample } from './example.tsx';

const code: CodeView = {
  language: 'python',
  text: 'from transformers import pipeline\n\npipe = pipeline("text-generation", model="Qwen/Qwen3-8B")\n',
  lines: [
    [['from', 'keyword'], [' transformers '], ['import', 'keyword'], [' pipeline']],
    [],
    [
      ['pipe = '],
      ['pipeline', 'function'],
      ['('],
      ['"text-generation"', 'string'],
      [', model='],
      ['"Qwen/Qwen3-8B"', 'string'],
      [', trust_remote_code=False, revision='],
      ['"main"', 'string'],
      [')'],
    ],
  ],
};

export function Panels() {
  return (
    <>
      <WideExample name="Panel">
        <Panel
          controls={
            <>
              <Segments
                label="Panel library"
                items={['Transformers', 'llama.cpp', 'MLX'].map((name, at) => ({
                  key: name,
                  label: name,
                  href: '/ui',
                  chosen: at === 0,
                }))}
              />
              <span className="push">
                <Select
                  label="Install with"
                  hideLabel
                  options={['pip', 'uv'].map((name) => ({ value: name, label: name }))}
                />
              </span>
            </>
          }
        >
          <Notice kind="caution">BF16 needs 18.2 GB at 8,192 tokens.</Notice>
          <Command
            id="panel-install"
            command="pip install -U 'transformers>=5' torch"
            what="install command"
          />
          <PanelBar
            actions={
              <>
                <CopyLink href="/ui" size="small">
                  <span className="sr-only">Link to this code</span>
                </CopyLink>
                <CopyButton target="panel-code" what="code" kind="primary" />
              </>
            }
          >
            <span className="label px-2">Python</span>
          </PanelBar>
          <div id="panel-code">
            <CodeBlock code={code} label="Example code" numbered />
          </div>
        </Panel>
      </WideExample>
      <WideExample name="Command">
        <Command id="alone" command="npx loadout snippet Qwen/Qwen3-8B" what="command" alone />
      </WideExample>
      <Example name="CopyMarkdown">
        <CopyMarkdown href="/tasks.md" />
      </Example>
      <WideExample name="Notice">
        <div className="grid gap-2">
          <Notice>Downloads are counted once a day.</Notice>
          <Notice kind="good">The record is valid.</Notice>
          <Notice kind="caution" title="Not checked">
            This release is newer than the last check.
          </Notice>
          <Notice kind="danger" title="Port 3000 is already in use.">
            Set PORT to another port.
          </Notice>
        </div>
      </WideExample>
      <WideExample name="Disclosure">
        <Disclosure summary="Download rule">
          <p className="text-sm">A download is counted when config.json is requested.</p>
        </Disclosure>
      </WideExample>
      <WideExample name="EmptyState">
        <EmptyState title="No models match these filters.">
          <span>Remove one:</span>
          <Chip kind="filter" href="/ui">
            Text Generation
          </Chip>
          <ButtonLink href="/models">All models</ButtonLink>
        </EmptyState>
      </WideExample>
    </>
  );
}
