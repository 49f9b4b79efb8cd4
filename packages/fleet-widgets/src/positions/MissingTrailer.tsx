import { Banner, Button, useMessages } from '@gladhand/ui';
import { POSITIONS_MESSAGES } from './messages';

interface MissingTrailerProps {
  vin: string;
  /** Removes the customer that limits the trailers, if there is one. */
  onAllCustomers?: (() => void) | undefined;
  onDismiss: () => void;
}

/** The selected trailer is unknown or outside the user's access. The server doesn't tell these cases apart. */
export function MissingTrailer({ vin, onAllCustomers, onDismiss }: MissingTrailerProps) {
  const messages = useMessages(POSITIONS_MESSAGES);
  return (
    <Banner
      tone="caution"
      title={messages.trailerMissing(vin)}
      action={
        onAllCustomers && (
          <Button kind="link" onClick={onAllCustomers}>
            {messages.allCustomers}
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {onAllCustomers ? messages.trailerMissingHere : messages.trailerMissingHint}
    </Banner>
  );
}
