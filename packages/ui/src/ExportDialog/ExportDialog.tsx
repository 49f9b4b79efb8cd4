import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useMessages } from '../locale/LocaleProvider';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { EXPORT_MESSAGES, type ExportDialogTexts } from './messages';
import { saveTable } from './saveFile';

/** Progress and cancellation of an export. */
export interface ExportRun {
  /** Aborted when the dialog closes. */
  signal: AbortSignal;
  /** Called with the number of written rows and the total. */
  onProgress: (written: number, total: number) => void;
}

export interface ExportDialogProps {
  /** File name with its extension. */
  fileName: string;
  /** The rows in plural: 'users'. */
  many: string;
  /**
   * Returns the file in parts, CSV without a byte order mark. The function passed when the dialog opened is used.
   */
  write: (run: ExportRun) => Promise<readonly BlobPart[]>;
  /** Closes the dialog and aborts a running export. */
  onClose: () => void;
  /** Shown when the file is complete. */
  children?: ReactNode;
  /** Words to replace. */
  texts?: Partial<ExportDialogTexts> | undefined;
}

type Progress =
  | { kind: 'running'; written: number; total: number }
  | { kind: 'done'; written: number }
  | { kind: 'failed'; message: string };

const START: Progress = { kind: 'running', written: 0, total: 0 };

/** Writes a file, usually CSV, and shows its progress. Closing the dialog cancels the export. */
export function ExportDialog({ fileName, many, write, onClose, children, texts }: ExportDialogProps) {
  const messages = useMessages(EXPORT_MESSAGES);

  const words = { ...messages, ...texts };
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>(START);
  const [wanted] = useState({ fileName, write });

  // The export uses the list of the time when the dialog was opened, and runs while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let written = 0;
    const onProgress = (done: number, total: number) => {
      written = done;
      if (!signal.aborted) setProgress({ kind: 'running', written, total });
    };
    setProgress(START);
    wanted.write({ signal, onProgress }).then(
      (parts) => {
        if (signal.aborted) return;
        saveTable(parts, wanted.fileName);
        setProgress({ kind: 'done', written });
      },
      // Closing the dialog aborts the export, which isn't an error.
      (error: Error) => {
        if (!signal.aborted) setProgress({ kind: 'failed', message: error.message });
      },
    );
    return () => controller.abort();
  }, [wanted, attempt]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" dismissible={progress.kind !== 'running'}>
        <Dialog.Header closeLabel={words.close}>
          <Dialog.Title>{words.title}</Dialog.Title>
          <Dialog.Description>{wanted.fileName}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {progress.kind === 'running' && (
            <ProgressBar
              label={words.writing(many)}
              value={progress.written}
              max={Math.max(1, progress.total)}
              detail={words.progress(progress.written, progress.total)}
            />
          )}
          {progress.kind === 'done' && (
            <Banner tone="good" title={words.written(progress.written, many)}>
              {children}
            </Banner>
          )}
          {progress.kind === 'failed' && (
            <Banner tone="critical" title={words.stopped}>
              {progress.message}
            </Banner>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {progress.kind === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{words.retry}</Button>}
          <Button kind={progress.kind === 'done' ? 'primary' : 'default'} onClick={onClose}>
            {progress.kind === 'running' ? words.cancel : words.close}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
