/** @module Buttons, chips, choices, fields and menus, each in every state. */
import {
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  Icon,
  IconButton,
  Link,
  Menu,
  RadioSegments,
  SearchField,
  Segments,
  Select,
  Toggle,
  VisuallyHidden,
} from '@loadout/react';
import { useState } from 'react';
import { Example } from './example.tsx';

const libraries = ['Transformers', 'llama.cpp', 'MLX', 'vLLM', 'SGLang', 'Transformers.js', 'ONNX'];
const managers = ['pip', 'uv', 'conda'].map((name) => ({ value: name, label: name }));

export function Controls({ chosen }: { chosen: string }) {
  return (
    <>
      <Example name="Button">
        <Button>Default</Button>
        <Button kind="primary">Primary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button icon="download">With icon</Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large" kind="primary">
          Large
        </Button>
        <ButtonLink href="/ui">Link</ButtonLink>
        <IconButton icon="link" label="Copy link" />
        <IconButton icon="download" label="Download" kind="quiet" size="small" />
      </Example>
      <Example name="Chip">
        <Chip kind="task" modality="nlp">
          Text Generation
        </Chip>
        <Chip kind="task" modality="cv" href="/tasks/object-detection">
          Object Detection
        </Chip>
        <Chip>Apache 2.0</Chip>
        <Chip href="/libraries/transformers">Transformers</Chip>
        <Chip kind="filter" href="/ui" label="Remove filter 20M to 25B">
          20M to 25B
        </Chip>
      </Example>
      <Example name="Segments">
        <Segments
          label="Library"
          items={libraries.map((name) => ({
            key: name,
            label: name,
            href: `/ui?example=${name}`,
            chosen: name === chosen,
          }))}
        />
      </Example>
      <RadioExample />
      <Example name="Select">
        <Select label="Install with" options={managers} defaultValue="uv" />
        <Select label="Install with" hideLabel options={managers} />
      </Example>
      <Example name="Checkbox and toggle">
        <Checkbox label="Transformers" count="149" />
        <Checkbox label="Chosen" count="12" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Toggle label="Streaming" />
        <Toggle label="Thinking" defaultChecked />
        <Toggle label="Disabled" disabled />
      </Example>
      <Example name="SearchField">
        <SearchField label="Search by name, author, task or tag" name="q" />
        <Button kind="primary">Search</Button>
      </Example>
      <Example name="Menu">
        <Menu id="example-menu" label="More pages" button="More">
          <Link href="/models">Models</Link>
          <Link href="/tasks">Tasks</Link>
          <Link href="/ui" aria-current="page">
            Components
          </Link>
        </Menu>
        <p>
          <Icon name="lock" size={14} className="inline" />
          <VisuallyHidden>Words for screen readers only</VisuallyHidden>
        </p>
      </Example>
    </>
  );
}

function RadioExample() {
  const [value, setValue] = useState('curl');
  return (
    <Example name="RadioSegments">
      <RadioSegments
        label="Client"
        name="client"
        value={value}
        onChange={setValue}
        items={['Python', 'JavaScript', 'curl'].map((name) => ({ value: name.toLowerCase(), label: name }))}
      />
      <output>{value}</output>
    </Example>
  );
}
