import { durationText } from '@gladhand/domain/formats';
import { type Geofence, geofenceCategory } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, IconButton, useMessages, useWords, XIcon } from '@gladhand/ui';
import type { GeofenceActions } from './GeofenceRow';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofenceCardProps {
  geofence: Geofence;
  onVisits: () => void;
  onEdit: GeofenceActions['onEdit'];
  onClose: () => void;
}

/** The selected geofence, above the map. */
export function GeofenceCard({ geofence, onVisits, onEdit, onClose }: GeofenceCardProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const word = useWords();
  const formats = useReadingFormats();

  const { locale } = useWidgetHost();
  const category = geofenceCategory(geofence.category);
  const freeMinutes = geofence.freeMinutes ?? (category.known ? category.freeMinutes : 0);
  const { trailersInside, trailersOverFreeTime } = geofence;
  return (
    <S.Card aria-label={geofence.name}>
      <header>
        <h2>
          <bdi>{geofence.name}</bdi>
        </h2>
        <IconButton kind="quiet" size="xsmall" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />
      </header>
      <p>
        {word(category.label)} · {messages.freeTime(durationText(freeMinutes * 60_000, locale))}
      </p>
      <p>
        {messages.nowInside(trailersInside, formats.count(trailersInside))}
        {trailersOverFreeTime > 0 && ` · ${messages.overFreeTime(formats.count(trailersOverFreeTime))}`}
      </p>
      <footer>
        <Button size="xsmall" onClick={onVisits}>
          {messages.visits}
        </Button>
        {onEdit && (
          <Button size="xsmall" onClick={() => onEdit(geofence)}>
            {messages.edit}
          </Button>
        )}
      </footer>
    </S.Card>
  );
}
