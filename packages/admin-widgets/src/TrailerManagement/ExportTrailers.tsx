import { ApiError, ApiErrorCode } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { Banner, Button, Dialog, ProgressBar } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { saveCsv } from '../internal/BulkImport/outcomeFiles';
import { EXPORT_PAGE, exportTrailers } from './trailerExport';
import { type TrailerView, trailerPageQuery } from './trailerQuery';

interface ExportTrailersProps {
  view: TrailerView;
  fileName: string;
  onClose: () => void;
}

type Progress =
  | { kind: 'running'; written: number; total: number }
  | { kind: 'done'; written: number }
  | { kind: 'failed'; message: string };

const START: Progress = { kind: 'running', written: 0, total: 0 };

/** Writes the file while it tells how far it is; closing it cancels. */
export function ExportTrailers({ view, fileName, onClose }: ExportTrailersProps) {
  const fetch = useApiFetch();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>(START);
  const [wanted] = useState(view);

  // The export runs as long as this dialog is open, with what was listed when it opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    const controller = new AbortController();
    let written = 0;
    setProgress(START);
    exportTrailers({
      signal: controller.signal,
      fetchPage: (page, signal) => fetch(trailerPageQuery({ ...wanted, page, pageSize: EXPORT_PAGE }), signal),
      onProgress: (done, total) => {
        written = done;
        setProgress({ kind: 'running', written, total });
      },
    }).then(
      (parts) => {
        if (controller.signal.aborted) return;
        saveCsv(parts.join(''), fileName);
        setProgress({ kind: 'done', written });
      },
      (error: Error) => {
        const cancelled = error instanceof ApiError && error.code === ApiErrorCode.Cancelled;
        if (!cancelled && !controller.signal.aborted) setProgress({ kind: 'failed', message: error.message });
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
                  ? `${progress.written.toLocaleString('en-US')} of ${progress.total.toLocaleString('en-US')} trailers`
                  : 'Asking for the first trailers'
              }
              value={progress.written}
              max={Math.max(1, progress.total)}
            />
          )}
          {progress.kind === 'done' && (
            <Banner tone="good" title={`${progress.written.toLocaleString('en-US')} trailers were written.`}>
              The file can be edited and imported again.
            </Banner>
          )}
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
