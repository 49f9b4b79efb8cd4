import { csvLine } from '@gladhand/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROWS, readFile } from './readFile';

const options = {
  columns: [
    { id: 'email', title: 'Username', names: ['username', 'email'], required: true },
    { id: 'types', title: 'Type', names: ['type'], required: false },
  ],
  keptColumns: ['created'],
  identityOf: ({ email = '' }: Readonly<Record<string, string>>) => email.toLowerCase(),
  doubledText: 'Twice.',
};
const read = (text: string) => readFile(text, options);

test('columns are found in any order, letter case and with any separator', () => {
  for (const text of ['Type,EMAIL\nOEM,a@b.co', '\uFEFFtype;email\r\nOEM;a@b.co\r\n', 'type\temail\nOEM\ta@b.co\n\n'])
    expect(read(text)).toMatchObject({
      rows: [{ line: 2, cells: { email: 'a@b.co', types: 'OEM' } }],
      recognised: ['Type', 'Username'],
      unknown: [],
    });
});

test.each([
  ['', 'The first line must name the column Username.'],
  ['type\nOEM', 'The first line must name the column Username.'],
  ['email,username\na,b', 'The column Username is there twice.'],
  ['email\n\n  \n', 'There are no rows below the names of the columns.'],
  [`email\n${'x\n'.repeat(MAX_ROWS + 1)}`, 'A file has at most 10,000 rows. Split it.'],
])('%j is refused', (text, reason) => expect(read(text)).toEqual({ kind: 'refused', reason }));

test('unknown columns are named, those of the export are not', () => {
  expect(read('email,Created,Nickname\na@b.co,x,y')).toMatchObject({ unknown: ['Nickname'] });
});

test('rows that are doubled or too long say so and keep their line', () => {
  expect(read('email,type\na@b.co,x\n\nA@B.co,y\nc@d.ef,OEM,more\n')).toMatchObject({
    rows: [
      { line: 2 },
      { line: 4, problem: 'Twice.' },
      { line: 5, problem: 'This row has more cells than there are columns. Quote cells with commas.' },
    ],
  });
});

test('what an export wrote comes back as it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      // An apostrophe before a sign is what the export itself writes.
      fc.pre(!/^\s*'[=+\-@\t\r]/.test(text));
      const file = read(csvLine(['email', 'type']) + csvLine(['a@b.co', text]));
      expect(file.kind === 'read' && file.rows[0]?.cells.types).toBe(text.trim());
    }),
  );
});
