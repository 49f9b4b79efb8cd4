import { ApiError, ApiErrorCode, type FleetStatusRow } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { Banner, Button, Dialog, type GridColumn, ProgressBar } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { download, EXPORT_PAGE_SIZE, exportCsv } from './exportCsv';
import { type FleetStatusView, viewInput } from './fleetStatusView';

export interface ExportDialogProps {
  view: FleetStatusView;
  columns: readonly GridColumn<FleetStatusRow>[];
  fileName: string;
  onClose: () => void;
}

type Progress =
  | { kind: 'running'; written: number; total: number }
  | { kind: 'done'; rowCount: number }
  | { kind: 'failed'; error: Error };

/** Writes the file while it tells how far it is; closing it cancels. */
export function ExportDialog({ view, columns, fileName, onClose }: ExportDialogProps) {
  const fetch = useApiFetch();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>({ kind: 'running', written: 0, total: 0 });
  const [wanted] = useState({ view, columns });

  // The export runs as long as this dialog is open, with what was on the screen when it opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    const controller = new AbortController();
    setProgress({ kind: 'running', written: 0, total: 0 });
    exportCsv({
      columns: wanted.columns,
      signal: controller.signal,
      onProgress: (written, total) => setProgress({ kind: 'running', written, total }),
      fetchPage: (pageNumber, listId, signal) => {
        const paginationInput = { pageSize: EXPORT_PAGE_SIZE, pageNumber };
        const input = { ...viewInput(wanted.view), paginationInput, listId };
        return fetch({ key: [], fetch: (api, options) => api.fleetStatus.page(input, options) }, signal);
      },
    }).then(
      ({ parts, rowCount }) => {
        if (controller.signal.aborted) return;
        download(parts, fileName);
        setProgress({ kind: 'done', rowCount });
      },
      (error: Error) => {
        const cancelled = error instanceof ApiError && error.code === ApiErrorCode.Cancelled;
        if (!cancelled && !controller.signal.aborted) setProgress({ kind: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [wanted, fetch, fileName, attempt]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" dismissible={progress.kind !== 'running'}>
        <Dialog.Header>
          <Dialog.Title>Export to CSV</Dialog.Title>
          <Dialog.Description>{fileName}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {progress.kind === 'running' && (
            <ProgressBar
              label={
                progress.total > 0
                  ? `${progress.written.toLocaleString()} of ${progress.total.toLocaleString()} trailers`
                  : 'Asking for the first trailers'
              }
              value={progress.written}
              max={Math.max(1, progress.total)}
            />
          )}
          {progress.kind === 'done' && (
            <Banner tone="good">{`${progress.rowCount.toLocaleString()} trailers were written.`}</Banner>
          )}
          {progress.kind === 'failed' && (
            <Banner tone="critical" title="The export stopped">
              {progress.error.message}
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
