import { formatDate } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMemo } from 'react';
import { trailerQuery } from '../internal/trailerQuery';
import { SensorDetailsView } from './SensorDetailsView';

export interface SensorDetailsProps {
  /** Which trailer. */
  vin: string;
  /** The sensor whose tab is open; a trailer without it opens with its first sensor. */
  sensorTypeId: number | undefined;
  /** Another tab was opened: keep it, e.g. in a URL. */
  onSensorChange: (sensorTypeId: number) => void;
  /** Closed by Escape or its button; the focus goes back to where it came from. */
  onClose: () => void;
  /** So many pixels at its inline end are covered by something else, e.g. a drawer. @default 0 */
  coveredPx?: number | undefined;
}

/** All that is known of the sensors of one trailer: a tab each, with its history as a chart and as a table. */
export function SensorDetails({ vin, sensorTypeId, onSensorChange, onClose, coveredPx = 0 }: SensorDetailsProps) {
  const { timeZone, hasFeature, track } = useWidgetHost();
  const trailer = useApiQuery(trailerQuery(vin));
  const context = useMemo(
    () => ({ hasFeature, moment: (at: Date) => formatDate(at, 'longDateTime', timeZone) }),
    [hasFeature, timeZone],
  );
  return (
    <SensorDetailsView
      key={vin}
      vin={vin}
      detail={trailer.data}
      error={trailer.error}
      retrying={trailer.isFetching}
      onRetry={() => void trailer.refetch()}
      sensorTypeId={sensorTypeId}
      onSensorChange={(id) => {
        track({ type: 'sensorClick', sensorTypeId: id });
        onSensorChange(id);
      }}
      onClose={onClose}
      coveredPx={coveredPx}
      context={context}
    />
  );
}
