import { Banner, Button, Dialog, ProgressBar, saveCsv } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormDialog } from '../UnsavedChanges/FormDialog';
import { ChooseFile } from './ChooseFile';
import { OutcomeTable } from './OutcomeTable';
import { problemsCsv, templateCsv } from './outcomeFiles';
import { readAside } from './readAside';
import { type BulkColumn, withoutDoubles } from './readFile';
import type { BulkSource, ReadSource } from './readSource';
import { type BulkCalls, type BulkPhase, DOES_SOMETHING, useBulkRun } from './useBulkRun';

export interface BulkImportProps<Input> {
  /** Name of the dialog, such as 'Import Users'. */
  title: string;
  /** What a row makes or changes, one and many: ['user', 'users']. Names the files, too. */
  words: readonly [one: string, many: string];
  /** Columns that are read. */
  columns: readonly BulkColumn[];
  /** Headings, in small letters, of columns of the export that are not read and not complained about. */
  keptColumns: readonly string[];
  /** What must not be in a file twice; in a form in which equals are equal. */
  identityOf: (cells: Readonly<Record<string, string>>) => string;
  /** What is said of the second row with the same identity. */
  doubledText: string;
  /** How the server is asked, batch by batch: first what each row would do, then to do it. */
  calls: BulkCalls<Input>;
  /** Address of the worker that reads files. @default they are read on the page's thread */
  workerUrl?: string | undefined;
  onClose: () => void;
}

/**
 * Creates and changes many things by a CSV file. A file is chosen or pasted, its columns are recognised, and a dry run
 * by the server shows what would become of each row. Only then is it applied; rows that were refused can be saved as a
 * file of their own with the reason in a last column. A batch that fails is sent again where it stopped.
 *
 * The server answers each row with `{ action: 'create' | 'update' | 'unchanged' | 'refused', problem, changes }`.
 */
export function BulkImport<Input>(props: BulkImportProps<Input>) {
  const { title, words, columns, keptColumns, identityOf, doubledText, calls, workerUrl, onClose } = props;
  const { state, check, apply, resume, reset } = useBulkRun(calls);
  const [source, setSource] = useState<ReadSource>();
  const [reading, setReading] = useState(false);
  const file = source?.file;
  const [one, many] = words;
  const running = !state.error && (state.phase === 'checking' || state.phase === 'applying');
  const count = (actions: readonly string[]) =>
    state.rows.filter(({ outcome }) => actions.includes(outcome.action)).length;
  const open = count(DOES_SOMETHING);
  const refused = state.rows.filter(({ outcome }) => outcome.problem);
  const start = async (chosen: BulkSource) => {
    setReading(true);
    const read = await readAside(chosen, { columns, keptColumns }, workerUrl).catch(() => UNREADABLE);
    setReading(false);
    setSource(read);
    if (read.file.kind === 'read') void check(withoutDoubles(read.file.rows, identityOf, doubledText));
  };

  return (
    <FormDialog
      width="large"
      changed={state.phase !== 'idle' && state.phase !== 'applied'}
      working={running}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{state.error ? STOPPED[state.phase] : STEPS[state.phase](many)}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        {state.phase === 'idle' && (
          <ChooseFile
            columns={columns}
            refusal={file?.kind === 'refused' ? file.reason : undefined}
            reading={reading}
            onSource={start}
            onTemplate={() => saveCsv([templateCsv(columns)], `${many} template.csv`)}
          />
        )}
        {file?.kind === 'read' && file.unknown.length > 0 && state.phase !== 'idle' && (
          <Banner tone="caution" title={file.unknown.length > 1 ? 'Unknown columns' : 'Unknown column'}>
            {`${file.unknown.map((name) => `'${name}'`).join(', ')} is not read. Known are ${columns.map((column) => column.title).join(', ')}.`}
          </Banner>
        )}
        {source && state.phase !== 'idle' && <HowRead>{howRead(source)}</HowRead>}
        {running && (
          <ProgressBar
            label={state.phase === 'checking' ? 'Checking rows' : 'Applying rows'}
            value={state.done}
            max={Math.max(1, state.total)}
            detail={`${state.done.toLocaleString('en-US')} of ${state.total.toLocaleString('en-US')}`}
          />
        )}
        {state.error && (
          <Banner
            tone="critical"
            title={`Stopped after ${state.done.toLocaleString('en-US')} of ${state.total.toLocaleString('en-US')} rows`}
            action={
              <Button kind="link" onClick={resume}>
                Try again
              </Button>
            }
          >
            {state.error.message}
          </Banner>
        )}
        {state.phase !== 'idle' && !running && (
          <OutcomeTable rows={state.rows} applied={state.phase === 'applied'} first={columns[0]} />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {refused.length > 0 && !running && (
          <Button onClick={() => saveCsv([problemsCsv(columns, refused)], `${many} with problems.csv`)}>
            Download rows with problems
          </Button>
        )}
        {state.phase !== 'idle' && state.phase !== 'applied' && !running && (
          <Button
            onClick={() => {
              setSource(undefined);
              reset();
            }}
          >
            Other file
          </Button>
        )}
        {state.phase === 'applied' ? (
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={running ? reset : onClose} disabled={running && state.phase === 'applying'}>
              Cancel
            </Button>
            <Button
              kind="primary"
              disabled={state.phase !== 'checked' || open === 0}
              working={running && state.phase === 'applying'}
              onClick={apply}
            >
              {open > 0 ? `Apply ${open.toLocaleString('en-US')} ${open === 1 ? one : many}` : 'Apply'}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

const STEPS: Record<BulkPhase, (many: string) => string> = {
  idle: () => 'Choose a file or paste its text. Nothing is changed before you have seen what each row does.',
  checking: () => 'Nothing is changed yet.',
  checked: () => 'This is what each row will do. Nothing is changed yet.',
  applying: (many) => `Applying the ${many}.`,
  applied: () => 'This is what became of each row.',
};
const STOPPED: Partial<Record<BulkPhase, string>> = {
  checking: 'The check has stopped. Nothing is changed yet.',
  applying: 'Applying has stopped. Earlier rows are saved; the others may not be.',
};
const UNREADABLE: ReadSource = {
  file: { kind: 'refused', reason: 'The browser could not read it.' },
  encoding: undefined,
};

/** How the file was understood, so that wrong letters or columns can be explained. */
function howRead({ file, encoding }: ReadSource): string {
  if (file.kind === 'refused') return '';
  const { rows, separator, comments } = file;
  const count = (number: number, one: string) => `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;
  const left = comments > 0 ? `, ${count(comments, 'comment line')} skipped` : '';
  return `Read ${encoding ? `as ${encoding}, ` : ''}separated by ${separator}: ${count(rows.length, 'row')}${left}.`;
}

const HowRead = styled.p`
  margin: 0;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;
