import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, useMessages } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';

const SECOND_MS = 1_000;
const UNDO_MS = GEOFENCE_LIMITS.undoMinutes * 60 * SECOND_MS;

/** Undoes an import while there is time, which is counted down. */
export function UndoLine({ appliedAt, onUndo }: { appliedAt: Date; onUndo: () => void }) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);

  const { now } = useWidgetHost();
  const [leftMs, setLeftMs] = useState(() => timeLeft(appliedAt, now()));
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(timeLeft(appliedAt, now())), SECOND_MS);
    return () => clearInterval(timer);
  }, [appliedAt, now]);

  if (leftMs <= 0) return null;
  return (
    <>
      <span>{messages.undoFor(clockText(leftMs))}</span>
      <Button onClick={onUndo}>{messages.undo}</Button>
    </>
  );
}

const timeLeft = (appliedAt: Date, now: Date) => appliedAt.getTime() + UNDO_MS - now.getTime();

/** '9:59' */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
