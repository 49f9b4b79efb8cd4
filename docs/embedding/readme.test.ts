import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Without the declarations of what the host's own code provides. */
const example = readFileSync('docs/embedding/OneWidget.tsx', 'utf8').replaceAll(/declare [^\n]*\n/g, '');

const shortened = (source = '') => source.replaceAll(/\n{3,}/g, '\n\n').trim();

it.each(['README.md', 'packages/fleet-widgets/README.md'])('%s shows the compiled example', (page) => {
  const [, block] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
  expect(shortened(block)).toBe(shortened(example));
});
