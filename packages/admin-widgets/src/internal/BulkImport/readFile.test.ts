import { csvLine } from '@gladhand/domain/formats';
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
const QUOTE = 'a cell starts with a quote but does not end with one.';
const CLOSE = 'Close the quote, and double any quotes inside the cell.';

test('finds columns in any order and case, with any separator', () => {
  for (const text of ['Type,EMAIL\nOEM,a@b.co', '\uFEFFtype;email\r\nOEM;a@b.co\r\n', 'type\temail\nOEM\ta@b.co\n\n'])
    expect(read(text)).toMatchObject({
      rows: [{ line: 2, cells: { email: 'a@b.co', types: 'OEM' } }],
      recognized: ['Type', 'Username'],
      unknown: [],
    });
});

test.each([
  ['', 'The first line must contain the column Username.'],
  ['type\nOEM', 'The first line must contain the column Username.'],
  ['email,username\na,b', 'The column Username appears more than once.'],
  ['email\n\n  \n', 'There are no rows below the column names.'],
  [`email\n${'x\n'.repeat(MAX_ROWS + 1)}`, 'A file can have up to 10,000 rows. Split it into smaller files.'],
])('refuses %j', (text, reason) => expect(read(text)).toEqual({ kind: 'refused', reason }));

test('lists unknown columns, except those of the export', () => {
  expect(read('email,Created,Nickname\na@b.co,x,y')).toMatchObject({ unknown: ['Nickname'] });
});

test('reports repeated and overlong rows with their lines', () => {
  expect(read('email,type\na@b.co,x\n\nA@B.co,y\nc@d.ef,OEM,more\n')).toMatchObject({
    rows: [
      { line: 2 },
      { line: 4, problem: 'Twice.' },
      {
        line: 5,
        problem: 'This row has more cells than the file has columns. Put quotes around cells that contain commas.',
      },
    ],
  });
});

test('reads an exported file without changes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      // The export itself writes an apostrophe before a sign.
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
])('refuses a file with a quote %s, and reports its line', (_, text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason });
});

test.each([
  ['sep=;', 'sep=;\nemail;type\na@b.co;x,y', 'semicolons', 3, 'x,y'],
  ['sep=; in quotes, with Mac line endings', '"sep=;"\remail;type\ra@b.co;x', 'semicolons', 3, 'x'],
  ['sep=, above semicolons in a heading', 'SEP=,\r\nemail,type,a;b;c;d\r\na@b.co,x,', 'commas', 3, 'x'],
  ['comments and empty lines at the top', '# by Ann, today\n\n#\nemail\ttype\na@b.co\tx', 'tabs', 5, 'x'],
])('reads %s', (_, text, separator, line, types) => {
  expect(read(text)).toMatchObject({ separator, rows: [{ line, cells: { email: 'a@b.co', types } }] });
});

test('skips and counts comments between rows, but not cells that start with #', () => {
  const file = read('# one\ntype,email\n# two\n#3,a@b.co\nx,c@d.ef\n');
  expect(file).toMatchObject({
    comments: 2,
    rows: [
      { line: 4, cells: { types: '#3', email: 'a@b.co' } },
      { line: 5, cells: { types: 'x', email: 'c@d.ef' } },
    ],
  });
});

test('counts lines like an editor, even below multiline cells', () => {
  expect(read('email,type\na@b.co,"x\r\ny\nz"\n\nc@d.ef,y')).toMatchObject({ rows: [{ line: 2 }, { line: 6 }] });
});

test.each(['a\u0000b', '\ud800'])('rejects only the row with %j', (text) => {
  expect(read(`email,type\na@b.co,${text}\nc@d.ef,OEM`)).toMatchObject({
    rows: [{ problem: expect.stringContaining("can't be stored") }, { cells: { email: 'c@d.ef' } }],
  });
});
