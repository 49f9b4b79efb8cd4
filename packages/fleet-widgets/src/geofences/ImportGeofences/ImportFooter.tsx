import { useReadingFormats } from '@gladhand/domain/react';
import { Button, Dialog, useMessages } from '@gladhand/ui';
import * as S from './ImportGeofences.styles';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { isChosen, isDone } from './rowState';
import { UndoLine } from './UndoLine';
import type { Importing } from './useImport';

interface ImportFooterProps {
  importing: Importing;
  isTooMany: boolean;
  onImport: () => void;
  onClose: () => void;
}

/** The buttons of each step. */
export function ImportFooter({ importing, isTooMany, onImport, onClose }: ImportFooterProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { phase, rows, appliedAt, error } = importing.state;
  switch (phase) {
    case 'choose':
      return (
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </Dialog.Footer>
      );
    case 'reading':
      return (
        <Dialog.Footer>
          <Button onClick={importing.restart}>{messages.cancel}</Button>
        </Dialog.Footer>
      );
    case 'applied':
    case 'undone':
      return (
        <Dialog.Footer>
          <S.FooterStart>
            {phase === 'applied' && appliedAt && (
              <UndoLine appliedAt={appliedAt} onUndo={() => void importing.undo()} />
            )}
          </S.FooterStart>
          <Button kind="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </Dialog.Footer>
      );
    case 'undoing':
      return (
        <Dialog.Footer>
          <Button kind="primary" working={!error} onClick={onClose}>
            {messages.close}
          </Button>
        </Dialog.Footer>
      );
    default: {
      const count = rows.filter((row) => isChosen(row) && !isDone(row)).length;
      const isChecking = phase === 'checking' && !error;
      return (
        <Dialog.Footer>
          <S.FooterStart>
            {phase === 'review' && <Button onClick={importing.restart}>{messages.anotherFile}</Button>}
          </S.FooterStart>
          <Button disabled={phase === 'applying' && !error} onClick={isChecking ? importing.stop : onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={phase !== 'review' || count === 0 || isTooMany}
            working={phase === 'applying' && !error}
            onClick={onImport}
          >
            {count > 0 ? messages.importCount(formats.count(count)) : messages.importNone}
          </Button>
        </Dialog.Footer>
      );
    }
  }
}
