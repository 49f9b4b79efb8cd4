import { expect, it } from 'vitest';
import { beginsInLowerCase } from './beginsInLowerCase';
import { readSource } from './readSource';

it.each(['the rows keep their place', 'nothing: it is empty', "doesn't scroll", 'aria-disabled instead', 'ignored'])(
  'refuses a comment that begins like %j',
  (text) => {
    expect(beginsInLowerCase(text)).toBe(true);
  },
);

it.each([
  'The rows keep their place.',
  'npm runs scripts in the workspace folder.',
  'iOS zooms in.',
  'setPointF is in Fahrenheit.',
  '`ref` applies to the input.',
  'src/index.ts lists the exports.',
  'recordRow.ts creates the rows.',
  'https://www.rfc-editor.org/rfc/rfc4180',
  '@param text the text',
  'biome-ignore lint/a11y/useSemanticElements: not allowed in a listbox',
  '999.95 would be written as 1000.0.',
  '',
])('accepts a comment that begins like %j', (text) => {
  expect(beginsInLowerCase(text)).toBe(false);
});

it('finds where every comment begins, and reads consecutive lines as one comment', () => {
  const source = `
// First line,
// continued here.
const rows = [1]; // Trailing.
// After a trailing one.
/** Documented. */
export const Box = styled.div\`
  /* In styles. */
  color: red;
\`;
const sheet = \`
  /* In a template. */
\`;
export const view = (
  <Box
    // In attributes.
    id="a"
  >
    {/* In JSX. */}
  </Box>
);
try {
  run();
} catch {
  // In an empty block.
}
`;
  expect(readSource('view.tsx', source).openings.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 First line,',
    '4 Trailing.',
    '5 After a trailing one.',
    '6 Documented.',
    '8 In styles.',
    '12 In a template.',
    '16 In attributes.',
    '19 In JSX.',
    '25 In an empty block.',
  ]);
});
