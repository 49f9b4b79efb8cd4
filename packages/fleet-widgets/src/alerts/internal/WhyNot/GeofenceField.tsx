import { useApiQuery } from '@gladhand/domain/react';
import { Select, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../../internal/geofenceQueries';
import { WHY_NOT_MESSAGES } from './messages';

interface GeofenceFieldProps {
  customerId: number;
  value: string | null;
  onChange: (geofenceId: string) => void;
}

/** The geofence of a rule that counts trailers. */
export function GeofenceField({ customerId, value, onChange }: GeofenceFieldProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const { data: geofences } = useApiQuery(geofencesQuery(customerId), { staleMs: 60_000 });
  const options = useMemo(() => geofences?.map(({ id, name }) => ({ value: id, label: name })) ?? [], [geofences]);
  return (
    <Select
      label={messages.geofence}
      placeholder={messages.chooseGeofence}
      options={options}
      searchFrom={12}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
