/** @module Reuses data of the call before where it is the same, so that templates can keep the code they wrote for it. */
import { keepData } from '../../code/core/memory.ts';
import { own } from '../../snippets/own.ts';
import { type BodyObject, type BodyValue, EmbeddedFile } from './request.ts';

type Maybe = BodyValue | undefined;

const isList = (value: Maybe): value is readonly BodyValue[] => Array.isArray(value);

const isObject = (value: Maybe): value is BodyObject =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof EmbeddedFile);

function isSameList(value: readonly BodyValue[], other: readonly BodyValue[]): boolean {
  if (value.length !== other.length) return false;
  for (let at = 0; at < value.length; at += 1) if (!isSame(value[at], other[at])) return false;
  return true;
}

const noFields: BodyObject = Object.freeze({});

/** The order of the fields is part of the code. */
function isSameObject(value: BodyObject, other: BodyObject): boolean {
  const names = Object.keys(value);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (name !== others[at] || !isSame(value[name], other[name])) return false;
  }
  return true;
}

function isSame(value: Maybe, other: Maybe): boolean {
  if (value === other) return true;
  if (isList(value)) return isList(other) && isSameList(value, other);
  return isObject(value) && isObject(other) && isSameObject(value, other);
}

/** A copy that nobody can change; equal parts of `before`, which is such a copy, are in it instead of new ones. */
export function reused<Value extends BodyValue>(value: Value, before: Maybe): Value;
export function reused(value: BodyValue, before: Maybe): BodyValue {
  if (isList(value)) {
    if (!isList(before)) return Object.freeze(value.map((part) => reused(part, undefined)));
    if (isSameList(value, before)) return keepData(before);
    return Object.freeze(value.map((part, at) => reused(part, before[at])));
  }
  if (!isObject(value)) return value;
  const old = isObject(before) ? before : noFields;
  if (isSameObject(value, old)) return keepData(old);
  const copy = Object.entries(value).map(
    ([name, part]) => [name, part === undefined ? undefined : reused(part, own(old, name))] as const,
  );
  return Object.freeze(Object.fromEntries(copy));
}
