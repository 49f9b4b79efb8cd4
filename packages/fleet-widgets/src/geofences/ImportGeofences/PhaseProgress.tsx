import { useReadingFormats } from '@gladhand/domain/react';
import { Banner, Button, ProgressBar, useMessages } from '@gladhand/ui';
import type { ImportPhase } from './importState';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import type { Importing } from './useImport';

interface PhaseProgressProps {
  importing: Importing;
  onRetry: () => void;
}

/** How far a step is, or why it has stopped. */
export function PhaseProgress({ importing, onRetry }: PhaseProgressProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { phase, done, total, error, fileName } = importing.state;
  if (error) {
    const stopped: Partial<Record<ImportPhase, string>> = {
      checking: messages.checkStopped,
      applying: messages.applyStopped,
      undoing: messages.undoStopped,
    };
    return (
      <Banner
        tone="critical"
        title={stopped[phase]}
        action={
          <Button kind="link" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  }
  switch (phase) {
    case 'reading':
      return <ProgressBar label={messages.reading(fileName)} value={done} max={1} />;
    case 'checking':
    case 'applying':
      return (
        <ProgressBar
          label={messages[phase]}
          value={done}
          max={Math.max(1, total)}
          detail={messages.progress(formats.count(done), formats.count(total))}
        />
      );
    case 'undoing':
      return <ProgressBar label={messages.undoing} />;
    default:
      return null;
  }
}
