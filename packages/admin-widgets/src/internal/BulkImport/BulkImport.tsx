import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, ProgressBar, perLanguage, saveTable, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../messages';
import { FormDialog } from '../UnsavedChanges/FormDialog';
import { ChooseFile } from './ChooseFile';
import { IMPORT_MESSAGES } from './messages';
import { OutcomeTable } from './OutcomeTable';
import { problemsCsv, templateCsv } from './outcomeFiles';
import { readAside } from './readAside';
import { type BulkColumn, withoutDoubles } from './readFile';
import type { BulkSource, ReadSource } from './readSource';
import { type BulkCalls, type BulkPhase, DOES_SOMETHING, useBulkRun } from './useBulkRun';

export interface BulkImportProps<Input> {
  /** Name of the dialog, such as 'Import Users'. */
  title: string;
  /** Singular and plural of what a row creates or updates: ['user', 'users']. Files are named by it. */
  words: readonly [one: string, many: string];
  /** The columns that an import reads. */
  columns: readonly BulkColumn[];
  /** Lower-case headings of columns of the export that an import ignores without a warning. */
  keptColumns: readonly string[];
  /** The normalized identity of a row, which may be in a file only once. */
  identityOf: (cells: Readonly<Record<string, string>>) => string;
  /** The problem of a second row with the same identity. */
  doubledText: string;
  /** The requests for a batch of rows: the dry run, and the import. */
  calls: BulkCalls<Input>;
  /** Address of the worker that reads files. @default files are read on the page's thread */
  workerUrl?: string | undefined;
  onClose: () => void;
}

/**
 * Creates and updates many records from a CSV file. A file is chosen or pasted, and a dry run by the server shows the
 * outcome of each row. Only then are the rows applied. Rejected rows can be saved as a file with the reason in the last
 * column. A batch that fails can be resumed.
 *
 * The server answers each row with `{ action: 'create' | 'update' | 'unchanged' | 'refused', problem, changes }`.
 */
export function BulkImport<Input>(props: BulkImportProps<Input>) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const importMessages = useMessages(IMPORT_MESSAGES);

  const { title, words, columns, keptColumns, identityOf, doubledText, calls, workerUrl, onClose } = props;
  const { locale } = useWidgetHost();
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
    const read = await readAside(chosen, { columns, keptColumns }, workerUrl).catch(() => unreadableOf(importMessages));
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
        <Dialog.Description>
          {state.error ? stoppedOf(importMessages)[state.phase] : stepsOf(importMessages)[state.phase](many)}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        {state.phase === 'idle' && (
          <ChooseFile
            columns={columns}
            refusal={file?.kind === 'refused' ? file.reason : undefined}
            reading={reading}
            onSource={start}
            onTemplate={() => saveTable([templateCsv(columns)], importMessages.templateFile(many))}
          />
        )}
        {file?.kind === 'read' && file.unknown.length > 0 && state.phase !== 'idle' && (
          <Banner tone="caution" title={importMessages.unknownColumns(file.unknown.length)}>
            {importMessages.ignored(
              file.unknown,
              columns.map((column) => column.title),
            )}
          </Banner>
        )}
        {source && state.phase !== 'idle' && <HowRead>{howRead(source, importMessages)}</HowRead>}
        {running && (
          <ProgressBar
            label={state.phase === 'checking' ? importMessages.checkingRows : importMessages.applyingRows}
            value={state.done}
            max={Math.max(1, state.total)}
            detail={importMessages.progress(state.done.toLocaleString(locale), state.total.toLocaleString(locale))}
          />
        )}
        {state.error && (
          <Banner
            tone="critical"
            title={importMessages.stoppedAfter(state.done.toLocaleString(locale), state.total.toLocaleString(locale))}
            action={
              <Button kind="link" onClick={resume}>
                {commonMessages.tryAgain}
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
          <Button
            onClick={() =>
              saveTable([problemsCsv(columns, refused, importMessages)], importMessages.problemsFile(many))
            }
          >
            {importMessages.downloadProblems}
          </Button>
        )}
        {state.phase !== 'idle' && state.phase !== 'applied' && !running && (
          <Button
            onClick={() => {
              setSource(undefined);
              reset();
            }}
          >
            {importMessages.otherFile}
          </Button>
        )}
        {state.phase === 'applied' ? (
          <Button kind="primary" onClick={onClose}>
            {commonMessages.close}
          </Button>
        ) : (
          <>
            <Button onClick={running ? reset : onClose} disabled={running && state.phase === 'applying'}>
              {commonMessages.cancel}
            </Button>
            <Button
              kind="primary"
              disabled={state.phase !== 'checked' || open === 0}
              working={running && state.phase === 'applying'}
              onClick={apply}
            >
              {open > 0
                ? importMessages.applyCount(open.toLocaleString(locale), open === 1 ? one : many)
                : importMessages.apply}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

const stepsOf = perLanguage(
  (messages: typeof IMPORT_MESSAGES): Record<BulkPhase, (many: string) => string> => ({
    idle: () => messages.chooseStep,
    checking: () => messages.checkingStep,
    checked: () => messages.checkedStep,
    applying: (many) => messages.applyingStep(many),
    applied: () => messages.appliedStep,
  }),
);
const stoppedOf = perLanguage(
  (messages: typeof IMPORT_MESSAGES): Partial<Record<BulkPhase, string>> => ({
    checking: messages.checkStopped,
    applying: messages.applyStopped,
  }),
);
const unreadableOf = perLanguage(
  (messages: typeof IMPORT_MESSAGES): ReadSource => ({
    file: { kind: 'refused', reason: messages.unreadable },
    encoding: undefined,
  }),
);

/** How the file was read, which explains wrong characters or columns. */
function howRead({ file, encoding }: ReadSource, messages = IMPORT_MESSAGES): string {
  if (file.kind === 'refused') return '';
  const { rows, separator, comments } = file;
  const skipped = comments > 0 ? messages.commentCount(comments) : undefined;
  const count = messages.rowCount(rows.length);
  return separator ? messages.read(encoding, separator, count, skipped) : messages.readJson(encoding, count);
}

const HowRead = styled.p`
  margin: 0;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;
