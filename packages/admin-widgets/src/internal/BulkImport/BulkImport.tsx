import { Banner, Button, Dialog, ProgressBar, saveCsv } from '@gladhand/ui';
import { useState } from 'react';
import { ChooseFile } from './ChooseFile';
import { OutcomeTable } from './OutcomeTable';
import { problemsCsv, templateCsv } from './outcomeFiles';
import { type BulkColumn, type BulkFile, readFile } from './readFile';
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
  onClose: () => void;
}

/**
 * Creates and changes many things by a CSV file. A file is chosen or pasted, its columns are recognised, and a dry run
 * by the server shows what would become of each row. Only then is it applied; rows that were refused can be saved as a
 * file of their own with the reason in a last column. A batch that fails is sent again where it stopped.
 *
 * The server answers each row with `{ action: 'create' | 'update' | 'unchanged' | 'refused', problem, changes }`.
 */
export function BulkImport<Input>({ title, words, columns, calls, onClose, ...reading }: BulkImportProps<Input>) {
  const { state, check, apply, resume, reset } = useBulkRun(calls);
  const [file, setFile] = useState<BulkFile>();
  const [one, many] = words;
  const running = !state.error && (state.phase === 'checking' || state.phase === 'applying');
  const count = (actions: readonly string[]) =>
    state.rows.filter(({ outcome }) => actions.includes(outcome.action)).length;
  const open = count(DOES_SOMETHING);
  const refused = state.rows.filter(({ outcome }) => outcome.problem);
  const start = (text: string) => {
    const read = readFile(text, { columns, ...reading });
    setFile(read);
    if (read.kind === 'read') void check(read.rows);
  };

  return (
    <Dialog.Root open onOpenChange={(next) => !next && !running && onClose()}>
      <Dialog.Content
        width="large"
        dismissible={!running}
        // a press beside it does not lose what was checked
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description>{STEPS[state.phase](many)}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {state.phase === 'idle' && (
            <ChooseFile
              columns={columns}
              refusal={file?.kind === 'refused' ? file.reason : undefined}
              onText={start}
              onTemplate={() => saveCsv([templateCsv(columns)], `${many} template.csv`)}
            />
          )}
          {file?.kind === 'read' && file.unknown.length > 0 && state.phase !== 'idle' && (
            <Banner tone="caution" title={file.unknown.length > 1 ? 'Unknown columns' : 'Unknown column'}>
              {`${file.unknown.map((name) => `'${name}'`).join(', ')} is not read. Known are ${columns.map((column) => column.title).join(', ')}.`}
            </Banner>
          )}
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
                setFile(undefined);
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
      </Dialog.Content>
    </Dialog.Root>
  );
}

const STEPS: Record<BulkPhase, (many: string) => string> = {
  idle: () => 'Choose a file or paste its text. Nothing is changed before you have seen what each row does.',
  checking: () => 'Nothing is changed yet.',
  checked: () => 'This is what each row will do. Nothing is changed yet.',
  applying: (many) => `The ${many} are written.`,
  applied: () => 'This is what became of each row.',
};
