import { Checkbox, useMessages } from '@gladhand/ui';
import { ALERT_BACKTEST_MESSAGES } from './messages';

interface MatchingNowProps {
  /** Trailers that match now; undefined while that is not known. */
  count: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** How many trailers match now, and whether the rule notifies about them once it is saved. */
export function MatchingNow({ count, checked, onChange }: MatchingNowProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  return (
    <Checkbox
      label={
        count === undefined ? (
          messages.present
        ) : (
          <>
            <strong>{messages.matchNow(count)}:</strong> {messages.notifyPresent(count)}
          </>
        )
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
