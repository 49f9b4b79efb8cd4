import { csvLine } from '@gladhand/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROWS, readFile, withoutDoubles } from './readFile';

const options = {
  columns: [
    { id: 'email', title: 'Username', names: ['username', 'email'], required: true },
    { id: 'types', title: 'Type', names: ['type'], required: false },
  ],
  keptColumns: ['created'],
};
const read = (text: string) => {
  const file = readFile(text, options);
  if (file.kind === 'refused') return file;
  const emailOf = ({ email = '' }: Readonly<Record<string, string>>) => email.toLowerCase();
  return { ...file, rows: withoutDoubles(file.rows, emailOf, 'Twice.') };
};
const QUOTE = 'a cell begins with a quote and does not end with one.';
const CLOSE = 'Close the cell with a quote, and write quotes inside of it twice.';

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

test.each([
  ['that is never closed', 'email,type\n"a@b.co,x\nc@d.ef,y\ne@f.gh,z\n', `Line 2: ${QUOTE} ${CLOSE}`],
  ['in the last row', 'email,type\r\na@b.co,x\r\nc@d.ef,"y', `Line 3: ${QUOTE} ${CLOSE}`],
  ['that the next one closes', 'email,type\na@b.co,"x\nc@d.ef,"y"\n', `Line 2: ${QUOTE} ${CLOSE}`],
  [
    'below a comment and a cell of two lines',
    '# x\nemail,type\n"a@b.co","x\ny"\n"c@d.ef,y',
    `Line 5: ${QUOTE} ${CLOSE}`,
  ],
])('a quote %s refuses the file with its line', (_, text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason });
});

test.each([
  ['sep=;', 'sep=;\nemail;type\na@b.co;x,y', 'semicolons', 3, 'x,y'],
  ['sep=; in quotes, of a Mac', '"sep=;"\remail;type\ra@b.co;x', 'semicolons', 3, 'x'],
  ['sep=, above semicolons in a heading', 'SEP=,\r\nemail,type,a;b;c;d\r\na@b.co,x,', 'commas', 3, 'x'],
  ['comments and empty lines on top', '# by Ann, today\n\n#\nemail\ttype\na@b.co\tx', 'tabs', 5, 'x'],
])('%s', (_, text, separator, line, types) => {
  expect(read(text)).toMatchObject({ separator, rows: [{ line, cells: { email: 'a@b.co', types } }] });
});

test('comments between rows are skipped and counted, a cell that begins with # is none', () => {
  const file = read('# one\ntype,email\n# two\n#3,a@b.co\nx,c@d.ef\n');
  expect(file).toMatchObject({
    comments: 2,
    rows: [
      { line: 4, cells: { types: '#3', email: 'a@b.co' } },
      { line: 5, cells: { types: 'x', email: 'c@d.ef' } },
    ],
  });
});

test('lines are those of an editor, also below cells of several lines', () => {
  expect(read('email,type\na@b.co,"x\r\ny\nz"\n\nc@d.ef,y')).toMatchObject({ rows: [{ line: 2 }, { line: 6 }] });
});

test.each(['a\u0000b', '\ud800'])('a row with %j is refused alone', (text) => {
  expect(read(`email,type\na@b.co,${text}\nc@d.ef,OEM`)).toMatchObject({
    rows: [{ problem: expect.stringContaining("can't be stored") }, { cells: { email: 'c@d.ef' } }],
  });
});
