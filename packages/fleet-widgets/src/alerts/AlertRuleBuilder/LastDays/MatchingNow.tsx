import { Checkbox, useMessages } from '@gladhand/ui';
import { ALERT_BACKTEST_MESSAGES } from './messages';

interface MatchingNowProps {
  /** Trailers or geofences that match now; undefined while that is not known. */
  count: number | undefined;
  ofGeofences: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** How many trailers or geofences match now, and whether the rule notifies about them once it is saved. */
export function MatchingNow({ count, ofGeofences, checked, onChange }: MatchingNowProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const present = ofGeofences ? messages.presentGeofences : messages.present;
  const matchNow = ofGeofences ? messages.geofencesMatchNow : messages.matchNow;
  return (
    <Checkbox
      label={
        count === undefined ? (
          present
        ) : (
          <>
            <strong>{matchNow(count)}:</strong> {messages.notifyPresent(count)}
          </>
        )
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
