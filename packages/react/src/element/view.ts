/** @module The element's content. Values enter it as text only. */
import type { CodeView } from '../views.ts';
import type { Answer, Block } from './answers.ts';

type Children = readonly (Node | string)[];

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

async function copy(code: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    button.textContent = 'Could not copy; the text is selected';
  }
}

function copyButton(code: HTMLElement): HTMLButtonElement {
  const button = make('button', { type: 'button' }, ['Copy']);
  button.addEventListener('click', () => void copy(code, button));
  return button;
}

const tokens = ({ lines }: CodeView): Children =>
  lines.flatMap((line, at) => [
    ...(at === 0 ? [] : ['\n']),
    ...line.map(([text, role]) => (role === undefined ? text : make('span', { class: role }, [text]))),
  ]);

const codeBlock = (label: string, code: CodeView): HTMLPreElement =>
  make('pre', { tabindex: '0', role: 'group', 'aria-label': label }, [make('code', {}, tokens(code))]);

function blockView({ title, install, code, warnings }: Block): HTMLElement {
  const codeView = codeBlock(`${title}, ${code.language}`, code);
  return make('section', {}, [
    make('header', {}, [make('h3', {}, [title]), copyButton(codeView)]),
    ...(install === undefined ? [] : [codeBlock('Install command', install)]),
    codeView,
    ...warnings.map((warning) => make('p', { class: 'warning' }, [warning])),
  ]);
}

/** Answers without code are left out; `choose` is called with the key of another library. */
export function answersView(
  answers: readonly Answer[],
  chosen: string | undefined,
  choose: (key: string) => void,
): Children {
  const withCode = answers.filter(({ blocks }) => blocks.length > 0);
  const shown = withCode.find(({ key }) => key === chosen) ?? withCode[0];
  if (shown === undefined) return [messageView('There is no code for this model.')];
  const tabs = withCode.map(({ key, label }) => {
    const tab = make('button', { type: 'button', 'aria-pressed': String(key === shown.key) }, [label]);
    tab.addEventListener('click', () => choose(key));
    return tab;
  });
  return [
    ...(tabs.length > 1
      ? [make('div', { class: 'tabs', role: 'group', 'aria-label': 'Library' }, tabs)]
      : []),
    ...shown.blocks.map(blockView),
    make('p', {}, [shown.reason]),
  ];
}

export const messageView = (text: string): HTMLParagraphElement => make('p', { role: 'status' }, [text]);
