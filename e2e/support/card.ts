/** @module A card with one of everything that cards have, and the model it is of. */

export const cardModel = 'acme/carded';

const columns = Array.from({ length: 12 }, (_, at) => `Column ${at + 1}`);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const cardText = `---
license: mit
---

# Carded

A model whose card has one of everything.

## How to use it

Read [the guide](docs/guide.md), or go [to the figures](#figures).

\`\`\`python
from harbour import tide

print(tide("high"))  # metres
\`\`\`

![A chart elsewhere](https://pictures.invalid/chart.png)

## Figures

${[row(columns), row(columns.map(() => '---')), row(columns.map((_, at) => String(at * 1000)))].join('\n')}

<script>document.title = 'taken over';</script>

### Details

- [x] measured
- [ ] published
`;
