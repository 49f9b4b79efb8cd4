import { durationText } from '@gladhand/domain/formats';
import type { Geofence } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, IconButton, useMessages, XIcon } from '@gladhand/ui';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import type { GeofenceActions } from './GeofenceRow';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofenceCardProps {
  geofence: Geofence;
  category: CategoryChoice;
  onVisits: () => void;
  onEdit: GeofenceActions['onEdit'];
  onClose: () => void;
}

/** The selected geofence, above the map. */
export function GeofenceCard({ geofence, category, onVisits, onEdit, onClose }: GeofenceCardProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { locale } = useWidgetHost();
  const freeMinutes = geofence.freeMinutes ?? category.freeMinutes;
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
        {category.label} · {messages.freeTime(durationText(freeMinutes * 60_000, locale))}
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
