import { defineMessages } from '@gladhand/ui';
import { counted } from '../counted';

export const IMPORT_MESSAGES = defineMessages('import', {
  chooseStep: 'Choose a file or paste its text. You can review every row before anything changes.',
  checkingStep: 'Nothing has changed yet.',
  checkedStep: 'Review what each row will do. Nothing has changed yet.',
  applyingStep: (many: string) => `Applying the ${many}.`,
  appliedStep: 'Here is the result of each row.',
  checkStopped: 'The check has stopped. Nothing has changed yet.',
  applyStopped: 'The import has stopped. Earlier rows are saved; later rows may not be.',
  stoppedAfter: (done: string, total: string) => `Stopped after ${done} of ${total} rows`,
  progress: (done: string, total: string) => `${done} of ${total}`,
  checkingRows: 'Checking rows',
  applyingRows: 'Applying rows',
  unknownColumns: (count: number) => (count > 1 ? 'Unknown columns' : 'Unknown column'),
  ignored: (names: readonly string[], known: readonly string[]) =>
    `${names.map((name) => `'${name}'`).join(', ')} ${names.length > 1 ? 'are' : 'is'} ignored. Known columns: ${known.join(', ')}.`,
  read: (encoding: string | undefined, separator: string, rows: string, skipped: string | undefined) =>
    `Read ${encoding ? `as ${encoding}, ` : ''}separated by ${separator}: ${rows}${skipped ? `, ${skipped} skipped` : ''}.`,
  readJson: (encoding: string | undefined, rows: string) =>
    `Read as JSON${encoding ? ` in ${encoding}` : ''}: ${rows}.`,
  rowCount: (count: number) => counted(count, 'row'),
  commentCount: (count: number) => counted(count, 'comment line'),
  downloadProblems: 'Download rows with problems',
  problemsFile: (many: string) => `${many} with problems.csv`,
  templateFile: (many: string) => `${many} template.csv`,
  otherFile: 'Choose another file',
  apply: 'Apply',
  applyCount: (count: string, word: string) => `Apply ${count} ${word}`,

  // Choosing a file
  choose: 'Choose a CSV or JSON file',
  drop: 'or drop or paste it here',
  file: 'CSV or JSON file',
  paste: 'Or paste the text',
  checkPasted: 'Check pasted text',
  template: 'Download a template',
  columns: (titles: readonly string[]) =>
    `Columns: ${titles.join(', ')}. Separate several values in a cell with semicolons.`,
  required: (title: string) => `${title} (required)`,
  refused: "This file can't be imported",
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Split it into smaller files.`,
  notCsv: 'Choose a CSV or JSON file.',
  emptyFile: 'The file is empty.',
  oneFile: 'Choose one file at a time.',
  unreadable: "The browser couldn't read the file.",

  // Problems of a file or row
  tooManyCells: 'This row has more cells than the file has columns. Put quotes around cells that contain commas.',
  notStorable: "This row contains characters that can't be stored (U+0000 or half of a surrogate pair).",
  missingColumns: (titles: string) => `The first line must contain the column ${titles}.`,
  repeatedColumn: (title: string) => `The column ${title} appears more than once.`,
  tooManyRows: (max: string) => `A file can have up to ${max} rows. Split it into smaller files.`,
  badJson: (reason: string) => `This is not valid JSON: ${reason}`,
  notAList: 'The JSON must be a list of objects, one for each row.',
  noEntries: 'The JSON list has no entries.',
  badValue: (title: string) => `${title} must be a text, a number or a list of them.`,
  missingValue: (title: string) => `${title} is missing.`,
  noRows: 'There are no rows below the column names.',
  openQuote: (line: string) =>
    `Line ${line}: a cell starts with a quote but does not end with one. Close the quote, and double any quotes inside the cell.`,

  // The table of outcomes
  showOnly: 'Show only',
  countOf: (word: string, count: string) => `${word} ${count}`,
  onlyProblems: (count: string) => `Only problems ${count}`,
  rows: 'Rows in the file',
  lineNumber: (line: number) => `Line ${line}`,
  none: 'No rows.',
  line: 'Line',
  row: 'Row',
  outcome: 'Outcome',
  details: 'Changes or problem',
  problem: 'Problem',
  create: 'Create',
  created: 'Created',
  change: 'Change',
  changed: 'Changed',
  unchanged: 'No change',
  rowRefused: 'Rejected',
  changedFrom: (field: string, before: string, after: string) => `${field}: ${before} to ${after || 'empty'}`,
  setTo: (field: string, after: string) => `${field}: ${after || 'empty'}`,
});
