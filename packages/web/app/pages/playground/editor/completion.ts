/** @module Completes field names and values of a record from its JSON Schema. */
import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { EditorState } from '@codemirror/state';
import { type JsonSchema, type RecordKind, recordSchemas } from '@loadout/catalogue/records';
import type { FieldPath } from '../json.ts';
import { emptyValue, fieldsAt, schemasAt, typeName } from './schema-at.ts';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

export interface Vocabulary {
  readonly kind: RecordKind;
  /** Known values of fields, by name. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export const completeRecord =
  (vocabulary: () => Vocabulary): CompletionSource =>
  (context) => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    const { kind, values } = vocabulary();
    const schema = recordSchemas[kind].jsonSchema;
    const object = objectOf(node, context);
    if (object) return fieldNames(context, node, object, schema);
    return fieldValues(context, node, schema, values);
  };

/** The object in which a field name would be typed at the cursor. */
function objectOf(node: SyntaxNode, { state, pos }: CompletionContext): SyntaxNode | undefined {
  if (node.name === 'PropertyName') return node.parent?.parent ?? undefined;
  const before = state.sliceDoc(0, pos).trimEnd().at(-1);
  const around = node.name === 'Object' ? node : node.name === '⚠' ? node.parent : undefined;
  return around?.name === 'Object' && (before === '{' || before === ',') ? around : undefined;
}

function fieldNames(
  context: CompletionContext,
  node: SyntaxNode,
  object: SyntaxNode,
  schema: JsonSchema,
): CompletionResult | null {
  const { state, pos, explicit } = context;
  const inName = node.name === 'PropertyName';
  if (!inName && !explicit && state.sliceDoc(pos - 1, pos) !== '"') return null;
  const present = new Set(object.getChildren('Property').map((property) => nameOf(property, state)));
  const own = inName ? stringAt(node, state) : undefined;
  const options = fieldsAt(schema, pathOf(object, state))
    .filter(([name]) => name === own || !present.has(name))
    .map(([name, inside]): Completion => ({
      label: name,
      type: 'property',
      detail: typeName(inside),
      apply: (view, _completion, from, to) => insertField(view, name, inside, from, to),
    }));
  return {
    from: inName ? node.from + 1 : pos,
    to: inName ? endOfText(node, state) : pos,
    options,
    validFor: textOfString,
  };
}

/** Replaces the quotes as well, and adds a value where there is none. */
function insertField(view: EditorView, name: string, schema: JsonSchema, from: number, to: number): void {
  const text = view.state.doc;
  const start = text.sliceString(from - 1, from) === '"' ? from - 1 : from;
  const end = text.sliceString(to, to + 1) === '"' ? to + 1 : to;
  const hasValue = /^\s*:/.test(text.sliceString(end, end + 20));
  const value = emptyValue(schema);
  const insert = JSON.stringify(name) + (hasValue ? '' : `: ${value.text}`);
  const cursor = start + insert.length - (hasValue ? 0 : value.text.length - value.cursor);
  view.dispatch({ changes: { from: start, to: end, insert }, selection: { anchor: cursor } });
}

function fieldValues(
  { state, pos, explicit }: CompletionContext,
  node: SyntaxNode,
  schema: JsonSchema,
  values: Vocabulary['values'],
): CompletionResult | null {
  const inString = node.name === 'String';
  if (!inString && !explicit) return null;
  const path = pathOf(node, state);
  const field = path.findLast((part) => typeof part === 'string');
  if (typeof field !== 'string') return null;
  const known = Object.hasOwn(values, field) ? (values[field] ?? []) : [];
  const allowed = schemasAt(schema, path).flatMap(({ enum: list = [] }) => list);
  const words =
    schemasAt(schema, path).some(({ type }) => type === 'boolean') && !inString ? ['true', 'false'] : [];
  const options = [...new Set([...known, ...allowed])].map((label): Completion =>
    inString ? { label, type: 'constant' } : { label, type: 'constant', apply: JSON.stringify(label) },
  );
  return {
    from: inString ? node.from + 1 : pos,
    to: inString ? endOfText(node, state) : pos,
    options: [...options, ...words.map((label) => ({ label, type: 'keyword' }))],
    validFor: textOfString,
  };
}

/** Options stay valid while someone types on: while new ones are looked for, a click on an option does nothing. */
const textOfString = /^[^"\\\n]*$/;

/** Without the closing quote, if there is one. */
const endOfText = (node: SyntaxNode, state: EditorState): number =>
  node.to > node.from + 1 && state.sliceDoc(node.to - 1, node.to) === '"' ? node.to - 1 : node.to;

function stringAt(node: SyntaxNode, state: EditorState): string {
  try {
    return String(JSON.parse(state.sliceDoc(node.from, node.to)));
  } catch {
    return state.sliceDoc(node.from + 1, node.to);
  }
}

function nameOf(property: SyntaxNode, state: EditorState): string {
  const name = property.getChild('PropertyName');
  return name ? stringAt(name, state) : '';
}

/** The fields and list positions around a node. */
function pathOf(node: SyntaxNode, state: EditorState): FieldPath {
  const path: (string | number)[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name === 'Property') path.unshift(nameOf(at, state));
    // The position in the list does not matter: its entries have one schema.
    else if (at.parent?.name === 'Array') path.unshift(0);
  }
  return path;
}
