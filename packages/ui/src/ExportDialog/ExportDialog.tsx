import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { EXPORT_TEXTS, type ExportDialogTexts } from './exportTexts';
import { saveCsv } from './saveFile';

/** What an export tells while it runs, and how it is stopped. */
export interface ExportRun {
  /** Aborts when the dialog is closed. */
  signal: AbortSignal;
  /** Rows that are written so far, of how many. */
  onProgress: (written: number, total: number) => void;
}

export interface ExportDialogProps {
  /** Name of the file, with its ending. */
  fileName: string;
  /** What is written, many of them: 'users'. */
  many: string;
  /** Answers the text of the file in parts, without a byte order mark. It is kept as it was when the dialog opened. */
  write: (run: ExportRun) => Promise<readonly string[]>;
  /** Closes the dialog; an export that still runs is aborted. */
  onClose: () => void;
  /** More about the file, once it is written. */
  children?: ReactNode;
  /** Words to replace. */
  texts?: Partial<ExportDialogTexts>;
}

type Progress =
  | { kind: 'running'; written: number; total: number }
  | { kind: 'done'; written: number }
  | { kind: 'failed'; message: string };

const START: Progress = { kind: 'running', written: 0, total: 0 };

/** Writes a CSV file while it tells how far it is; closing it cancels. */
export function ExportDialog({ fileName, many, write, onClose, children, texts }: ExportDialogProps) {
  const words = { ...EXPORT_TEXTS, ...texts };
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>(START);
  const [wanted] = useState({ fileName, write });

  // The export runs as long as this dialog is open, with what was listed when it opened.
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
        saveCsv(parts, wanted.fileName);
        setProgress({ kind: 'done', written });
      },
      // whoever closes the dialog aborts, and hears nothing of it
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
