import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSymbols, type SnippetReport } from './reader.ts';

/** A package that hides its symbols in the ways real packages do. */
const files = {
  'pkg/__init__.py': `
from typing import TYPE_CHECKING
from .core import Model, make
from .star import *
from pkg import tools as tools
if TYPE_CHECKING:
    from .late import Late
try:
    from ._native import fast
except ImportError:
    fast = None
`,
  'pkg/core.py': `
from .base import Base
from elsewhere import Stranger

class Model(Base):
    kind: str = "x"

    def __init__(self, name, *, size=1):
        self.name = name

    @classmethod
    def load(cls, name, revision=None):
        return cls(name)

    @classmethod
    def auto(cls, name):
        return other(name)

    def run(self, text: str, loud: bool = False) -> "Answer":
        return Answer()

class Answer:
    def show(self): ...

class Guest(Stranger): ...

class Open:
    def __getattr__(self, name): ...

def make(name, **rest): ...
def strict(name): ...
`,
  'stubbed/__init__.pyi': `
from typing import overload

@overload
def read(name: str) -> int: ...
@overload
def read(name: bytes) -> int: ...

class Stub:
    @overload
    def run(self, text: str) -> int: ...
    @overload
    def run(self, text: bytes) -> int: ...
`,
  'pkg/base.py': 'class Base:\n    def save(self, folder): ...\n',
  'pkg/star.py': 'def shining(a, b=2): ...\n',
  'pkg/tools.py': 'def hammer(): ...\n',
  'pkg/late.py': 'class Late: ...\n',
  'pkg/_native.compiled': '',
  'lazy/__init__.py': 'def __getattr__(name):\n    return load(name)\n\nFLAGS = ["FLAG"]\n',
  'lazy/deep/__init__.py': 'def twice(a): ...\n',
  'lazy/deep/other.py': 'def twice(b): ...\n',
  'lazy/deep/inside.py': 'class Hidden:\n    def __init__(self, a): ...\n',
  'ns/first/__init__.py': '',
  'filled/__init__.py': 'from .table import names\n\nglobals().update(names)\n',
  'filled/table.py': 'names = make("Auto")\n',
  'shadow/__init__.py': 'from .Same import *\n',
  'shadow/Same.py': 'class Same:\n    def run(self): ...\n',
  'made/__init__.py':
    'class Base: ...\n\nclass Better(Base):\n    def better(self): ...\n\ndef load() -> Base: ...\n',
  'wire/__init__.py': 'from .example_pb2 import Example\n',
  'wire/example_pb2.py': 'build(globals())\n',
  'data/__init__.py':
    'from dataclasses import dataclass\n\n@dataclass\nclass Settings:\n    a: int\n    b: int = 2\n\n@dataclass\nclass Written:\n    def __init__(self, kind=None):\n        self.kind = kind\n',
};

const sound: [string, string][] = [
  ['a name that is re-exported', 'from pkg import Model, make'],
  ['a name behind a star', 'from pkg import shining\nshining(1, b=3)'],
  ['a name that only type checkers import', 'from pkg import Late'],
  ['a name from a compiled module', 'from pkg import fast\nfast(anything=1)'],
  ['a submodule', 'import pkg.core\npkg.core.strict("a")'],
  ['a submodule that its package imports from itself', 'import pkg\npkg.tools.hammer()'],
  ['a name that is made on demand', 'from lazy import Hidden\nHidden(a=1)'],
  ['a function that a lazy module may mean in two ways', 'from lazy import twice\ntwice(b=1)'],
  ['a word that a lazy module knows', 'from lazy import FLAG'],
  ['what a class inherits', 'from pkg import Model\nModel("a", size=2).save(folder="b")'],
  ['what a method sets', 'from pkg import Model\nprint(Model("a").name, Model.kind)'],
  [
    'an instance from a class method',
    'from pkg import Model\nm = Model.load("a", revision="b")\nm.run("c", loud=True).show()',
  ],
  ['a class method that makes something else', 'from pkg import Model\nModel.auto("a").anything()'],
  ['a class with a base elsewhere', 'from pkg.core import Guest\nGuest(x=1).y()'],
  ['a class with any attribute', 'from pkg.core import Open\nOpen().anything'],
  ['any keyword where all are taken', 'from pkg import make\nmake("a", anything=1)'],
  ['fields of a data class', 'from data import Settings\nSettings(1, b=3)'],
  ['a constructor written in a data class', 'from data import Written\nWritten(kind=1)'],
  ['a name that was bound anew', 'from pkg import Model\nModel = open("x")\nModel.read()'],
  ['what a stub only overloads', 'import stubbed\nstubbed.read("a")\nstubbed.Stub().run("b")'],
  ['a name that a module beside it fills in', 'from filled import Auto'],
  ['a class that hides the module it comes from', 'from shadow import Same\nSame().run()'],
  ['what a subclass of the annotated class has', 'from made import load\nload().better()'],
  ['a message that a protocol describes', 'from wire import Example\nExample(anything=1)'],
  ['the standard library', 'import json\njson.nothing()'],
];

const wrong: [string, string, string][] = [
  ['a module that is not there', 'import pkg.nothing', 'line 1: there is no module pkg.nothing'],
  ['a name that is not there', 'from pkg import Modell', 'line 1: pkg has no Modell'],
  ['a name a lazy module does not know', 'from lazy import Nothing', 'line 1: lazy has no Nothing'],
  ['an attribute that is not there', 'import pkg\npkg.nothing()', 'line 2: pkg has no nothing'],
  ['a method that is not there', 'from pkg import Model\nModel("a").rum("b")', 'line 2: Model has no rum'],
  [
    'a keyword a class does not take',
    'from pkg import Model\nModel("a", sise=1)',
    'line 2: Model() takes no sise',
  ],
  [
    'a keyword a method does not take',
    'from pkg import Model\nm = Model.load("a")\nm.run("b", lout=1)',
    'line 3: m.run() takes no lout',
  ],
  [
    'a method of a result',
    'from pkg import Model\na = Model("a").run("b")\na.tell()',
    'line 3: Answer has no tell',
  ],
  [
    'what no class made from the annotated one has',
    'from made import load\nload().best()',
    'line 2: Base has no best',
  ],
  [
    'too many values',
    'from pkg.core import strict\nstrict(1, 2)',
    'line 2: strict() takes 1 positional arguments, not 2',
  ],
  [
    'a field a data class does not have',
    'from data import Settings\nSettings(c=1)',
    'line 2: Settings() takes no c',
  ],
];

const unreadable = 'import unheard_of\nunheard_of.run(1)';

const reports = new Map<string, SnippetReport>();

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'loadout-symbols-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    const texts = [...sound.map(([, text]) => text), ...wrong.map(([, text]) => text), unreadable];
    const snippets = texts.map((text) => ({ id: text, language: 'python' as const, text, requirements: [] }));
    for (const report of (await readSymbols({ sites: [site], snippets })).results)
      reports.set(report.id, report);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}, 60_000);

describe('the reader of Python sources', () => {
  it.each(sound)('accepts %s', (_, text) => {
    expect(reports.get(text)).toMatchObject({ problems: [], unread: [] });
  });

  it.each(wrong)('finds %s', (_, text, problem) => {
    expect(reports.get(text)).toMatchObject({ problems: [problem] });
  });

  it('reports modules that it could not read', () => {
    expect(reports.get(unreadable)).toMatchObject({ problems: [], unread: ['unheard_of'] });
  });
});
