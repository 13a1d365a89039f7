/** @module Examples for the reference of `@loadout/react`. Each is rendered or executed by a test. */
import { inferenceSnippets, librarySnippets, providersFor } from '@loadout/catalogue';
import * as c from '../index.ts';

const record = { id: 'timm/resnet50.a1_in1k', library_name: 'timm', pipeline_tag: 'image-classification' };
const chat = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] };
const url = new URL('https://site.example.com/models?library=timm');
const code = c.highlight('import timm', 'python');
const choices = [
  { key: 'pip', label: 'pip', chosen: true },
  { key: 'uv', label: 'uv', chosen: false },
];
const block: c.BlockView = {
  title: 'Load the model',
  language: 'python',
  code,
  extension: 'py',
  warnings: [],
};
const panel: c.PanelView = {
  words: c.modelWords,
  tabs: [{ key: 'timm', label: 'timm', chosen: true }],
  chosen: { key: 'timm', label: 'timm', reason: 'The record names it.' },
  blocks: [block],
  revision: '',
  files: [],
};
const inference: c.InferenceView = {
  providers: [],
  otherProviders: [],
  languages: [],
  clients: [],
  chat: false,
  bothWays: false,
  options: c.readOptionTexts(new URLSearchParams()),
  blocks: [block],
  notices: [],
  problem: undefined,
};
const apps: c.AppsView = { files: [], contexts: [], links: [], tabs: [], systems: [] };

/** Shown before an example that uses them. */
export const shared = { record, chat, url, code, choices, block, panel, inference, apps };

const CopyOwn = () => {
  const { outcome, copy } = c.useCopied();
  return <button onClick={() => void copy('import timm')}>{outcome ?? 'Copy'}</button>;
};

export const examples = {
  SnippetPanel: { code: () => <c.SnippetPanel model={record} library="timm" /> },
  InferencePanel: { code: () => <c.InferencePanel model={chat} /> },
  HardwareFit: {
    code: () => (
      <c.HardwareFit model={{ ...chat, safetensors: { total: 8_190_735_360 } }} hardware="nvidia-rtx-4090" />
    ),
  },

  SnippetSection: {
    says: 'The panel of a site that has the view: links follow `NavigationContext`.',
    code: () => <c.SnippetSection panel={panel} url={url} />,
  },
  InferenceSection: {
    says: 'The inference panel of a site that has the view.',
    code: () => <c.InferenceSection view={inference} url={url} />,
  },
  AppsPanel: {
    says: 'Apps that run a model, and its files.',
    code: () => <c.AppsPanel view={apps} url={url} />,
  },
  SnippetBlock: {
    says: 'One block of code with its install command.',
    code: () => <c.SnippetBlock block={block} id="one" url={url} />,
  },
  FileTable: {
    says: 'Files of a model with the memory they need.',
    code: () => <c.FileTable files={[]} memory={16e9} memoryGb={16} />,
  },

  highlight: { code: () => c.highlight('import timm', 'python').lines },
  blockView: {
    code: () =>
      Promise.all(
        (librarySnippets(record)[0]?.snippets ?? []).map((one) => c.blockView(one, {}, c.highlight)),
      ),
  },
  panelView: {
    says: 'Makes the view of a panel from answers of the catalogue.',
    code: () => {
      const answers = librarySnippets(record).map(({ library, ...answer }) =>
        Object.assign(answer, { key: library, label: library }),
      );
      const [chosen] = answers;
      return (
        chosen &&
        c.panelView({
          words: c.modelWords,
          answers,
          chosen,
          revision: '',
          files: [],
          block: (snippet) => c.blockView(snippet, {}, c.highlight),
        })
      );
    },
  },
  firstWithCode: { code: () => c.firstWithCode([]) },
  modelWords: { code: () => c.modelWords.heading },
  chosenProvider: { code: () => c.chosenProvider(providersFor(chat), 'groq') },
  providerChoices: {
    says: 'Providers as choices of a panel.',
    code: () => c.providerChoices(providersFor(chat).offered, 'auto'),
  },
  pickCall: { code: () => c.pickCall(inferenceSnippets(chat), 'python', undefined).clients },
  callOptions: { code: () => c.callOptions(c.readOptionTexts(new URLSearchParams('temperature=0.5')), true) },
  readOptionTexts: { code: () => c.readOptionTexts(new URLSearchParams('temperature=0.5')).temperature },
  optionNames: { code: () => c.optionNames },
  ggufOptions: {
    code: () => c.ggufOptions({ siblings: [{ rfilename: 'tern-Q4_K_M.gguf' }] }).map(({ label }) => label),
  },
  readManagers: { code: () => c.readManagers(['uv']) },
  ecosystemOf: {
    says: 'What a package manager installs: `python`, `node` or `program`.',
    code: () => c.ecosystemOf('uv'),
  },

  NavigationContext: {
    says: 'How panels follow links: a site provides the link and the function of its router.',
    code: () => (
      <c.NavigationContext
        value={{
          Link: (props) => <a {...props}>{props.children}</a>,
          navigate: (href) => location.assign(href),
        }}
      >
        <c.SnippetSection panel={panel} url={url} />
      </c.NavigationContext>
    ),
  },
  Link: { code: () => <c.Link href="/libraries/timm">timm</c.Link> },
  WrapContext: {
    code: () => (
      <c.WrapContext value={{ wrapped: true, setWrapped: () => undefined }}>
        <c.SnippetSection panel={panel} url={url} />
      </c.WrapContext>
    ),
  },
  withParameters: { code: () => c.withParameters(url, { library: 'keras' }) },
  fileHref: { code: () => c.fileHref(url, { library: 'timm' })('notebook') },

  CodeBlock: {
    says: 'Code with colors and line numbers.',
    code: () => <c.CodeBlock code={code} label="Example" numbered />,
  },
  Command: {
    says: 'One line for a terminal, with a button that copies it.',
    code: () => <c.Command id="install" command="pip install timm" what="command" alone />,
  },
  CopyButton: {
    says: 'Copies the text of an element.',
    code: () => <c.CopyButton target="install" what="command" />,
  },
  CopyLink: {
    says: 'Copies a link and puts it into the address bar.',
    code: () => <c.CopyLink href="/models">Copy link</c.CopyLink>,
  },
  CopyMarkdown: { code: () => <c.CopyMarkdown href="/models.md" /> },
  useCopied: { says: 'Copies to the clipboard; for two seconds whether it worked.', code: () => <CopyOwn /> },
  VerifiedBadge: {
    says: 'How far a snippet is verified.',
    code: () => <c.VerifiedBadge id="verified" verified={{ level: 'lint' }} />,
  },
  FitMark: { says: 'Whether something fits a machine.', code: () => <c.FitMark state="fits" label="Fits" /> },

  Button: { says: 'A button with a text.', code: () => <c.Button kind="primary">Calculate</c.Button> },
  ButtonLink: {
    says: 'A link that looks like a button.',
    code: () => <c.ButtonLink href="/models">Models</c.ButtonLink>,
  },
  IconButton: {
    says: 'A button with an icon and a label for screen readers.',
    code: () => <c.IconButton icon="copy" label="Copy" />,
  },
  Icon: { code: () => <c.Icon name="check" size={16} /> },
  Checkbox: {
    says: 'A checkbox with a label and a count.',
    code: () => <c.Checkbox name="gated" label="Gated" count="12" />,
  },
  Toggle: { says: 'A switch with a label.', code: () => <c.Toggle name="wrap" label="Wrap lines" /> },
  Chip: {
    says: 'A small label, as text, link or button.',
    code: () => <c.Chip href="/tasks/text-to-image">Text to image</c.Chip>,
  },
  Disclosure: {
    says: 'Something folded behind a summary.',
    code: () => <c.Disclosure summary="More">Text</c.Disclosure>,
  },
  LinkSelect: {
    says: 'A select that sets a query parameter.',
    code: () => <c.LinkSelect label="Manager" parameter="manager" choices={choices} url={url} />,
  },
  LiveForm: {
    says: 'A GET form that is sent as one types.',
    code: () => (
      <c.LiveForm>
        <input name="q" />
      </c.LiveForm>
    ),
  },
  Menu: {
    says: 'A button that opens a list of links.',
    code: () => (
      <c.Menu id="menu" label="Menu" button="Open">
        <a href="/models">Models</a>
      </c.Menu>
    ),
  },
  Notice: {
    says: 'A note, a warning or an error.',
    code: () => <c.Notice kind="caution">Ask for access first.</c.Notice>,
  },
  Panel: { says: 'The frame of a panel.', code: () => <c.Panel controls="Library">Code</c.Panel> },
  PanelBar: {
    code: () => <c.PanelBar actions={<c.CopyButton target="one" what="code" />}>Python</c.PanelBar>,
  },
  SearchField: {
    says: 'A search field with an icon.',
    code: () => <c.SearchField label="Search models" name="q" />,
  },
  Section: {
    says: 'A section with a heading.',
    code: () => (
      <c.Section id="files" title="Files">
        12 files
      </c.Section>
    ),
  },
  Segments: {
    code: () => (
      <c.Segments
        label="Library"
        items={[{ key: 'timm', label: 'timm', href: '?library=timm', chosen: true }]}
      />
    ),
  },
  RadioSegments: {
    code: () => (
      <c.RadioSegments label="Kind" name="kind" items={[{ value: 'model', label: 'Model' }]} value="model" />
    ),
  },
  Select: {
    says: 'A native select.',
    code: () => <c.Select label="Sort" options={[{ value: 'likes', label: 'Likes' }]} />,
  },
  ScrollRegion: {
    says: 'A region that scrolls sideways and can be reached by keyboard.',
    code: () => <c.ScrollRegion label="Table">…</c.ScrollRegion>,
  },
  Table: {
    says: 'A table of rows; on a phone each row is a block.',
    code: () => (
      <c.Table
        label="Files"
        columns={[{ key: 'name', label: 'File', cell: (row: string) => row }]}
        rows={['a.gguf']}
        keyOf={(row) => row}
      />
    ),
  },
  VisuallyHidden: {
    says: 'Text for screen readers only.',
    code: () => <c.VisuallyHidden>Copied</c.VisuallyHidden>,
  },
  formatBytes: { says: 'A size for people.', code: () => c.formatBytes(4_900_000_000), result: '4.90 GB' },
  formatCount: {
    says: 'A whole number for people.',
    code: () => c.formatCount(1_234_567),
    result: '1,234,567',
  },
  formatDate: { says: 'A day for people.', code: () => c.formatDate('2026-11-16T00:00:00Z') },
  programmingLanguage: {
    says: 'The name of a programming language.',
    code: () => c.programmingLanguage('csharp'),
    result: 'C#',
  },
} satisfies {
  readonly [Name in keyof typeof c]: {
    readonly says?: string;
    readonly code: () => unknown;
    readonly result?: unknown;
  };
};
