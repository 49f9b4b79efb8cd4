import { ApiError, ApiErrorCode, csvLine, formatDate, type ManagedUser } from '@gladhand/domain';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, ProgressBar } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { saveCsv } from '../internal/BulkImport/outcomeFiles';
import { USER_COLUMNS } from './userColumns';
import { type UserView, viewInput } from './userQuery';

/** Most that the server gives at once. */
const PAGE = 500;

type Progress =
  | { kind: 'running'; written: number; total: number }
  | { kind: 'done'; written: number }
  | { kind: 'failed'; message: string };

/** Writes every user of the view into a file; closing it cancels. */
export function ExportUsers({ view, onClose }: { view: UserView; onClose: () => void }) {
  const fetch = useApiFetch();
  const { now, timeZone } = useWidgetHost();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>({ kind: 'running', written: 0, total: 0 });
  const [wanted] = useState({ input: viewInput(view, timeZone), fileName: fileName(now(), timeZone), timeZone });

  // The export runs as long as this dialog is open, with what was on the screen when it opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    const { signal, abort } = abortable();
    const write = async () => {
      const lines = [csvLine([...USER_COLUMNS.map(({ title }) => title), 'Roles'])];
      for (let pageNumber = 1, total = 1; lines.length - 1 < total; pageNumber++) {
        const paginationInput = { pageSize: PAGE, pageNumber };
        const page = await fetch(
          {
            key: [],
            fetch: (api, options) => api.administration.users.page({ ...wanted.input, paginationInput }, options),
          },
          signal,
        );
        if (page.users.length === 0) break;
        total = page.userCount;
        lines.push(...page.users.map((user) => userLine(user, wanted.timeZone)));
        setProgress({ kind: 'running', written: lines.length - 1, total });
      }
      if (signal.aborted) return;
      saveCsv(lines.join(''), wanted.fileName);
      setProgress({ kind: 'done', written: lines.length - 1 });
    };
    setProgress({ kind: 'running', written: 0, total: 0 });
    write().catch((error: Error) => {
      const cancelled = error instanceof ApiError && error.code === ApiErrorCode.Cancelled;
      if (!cancelled && !signal.aborted) setProgress({ kind: 'failed', message: error.message });
    });
    return abort;
  }, [wanted, fetch, attempt]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" dismissible={progress.kind !== 'running'}>
        <Dialog.Header>
          <Dialog.Title>Export to CSV</Dialog.Title>
          <Dialog.Description>{wanted.fileName}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {progress.kind === 'running' && (
            <ProgressBar
              label="Writing users"
              value={progress.written}
              max={Math.max(1, progress.total)}
              detail={`${count(progress.written)} of ${count(progress.total)}`}
            />
          )}
          {progress.kind === 'done' && <Banner tone="good">{`${count(progress.written)} users were written.`}</Banner>}
          {progress.kind === 'failed' && (
            <Banner tone="critical" title="The export stopped">
              {progress.message}
            </Banner>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {progress.kind === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
          <Button kind={progress.kind === 'done' ? 'primary' : 'default'} onClick={onClose}>
            {progress.kind === 'running' ? 'Cancel' : 'Close'}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const count = (value: number) => value.toLocaleString('en-US');
const fileName = (at: Date, timeZone: string) => `Users Export ${formatDate(at, 'fileDate', timeZone)}.csv`;
const userLine = (user: ManagedUser, timeZone: string) =>
  csvLine([...USER_COLUMNS.map(({ text }) => text(user, timeZone)), user.roles.join('; ')]);

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
