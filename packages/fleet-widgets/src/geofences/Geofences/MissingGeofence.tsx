import { Icon, IconButton, useMessages, XIcon } from '@gladhand/ui';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

/** A link leads to a geofence that isn't one of this customer's. */
export function MissingGeofence({ onClose }: { onClose: () => void }) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  return (
    <S.Card aria-label={messages.missing}>
      <header>
        <h2>{messages.missing}</h2>
        <IconButton kind="quiet" size="xsmall" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />
      </header>
      <p role="status">{messages.missingHint}</p>
    </S.Card>
  );
}
