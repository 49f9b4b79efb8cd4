import { formatLocalDate } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMemo } from 'react';
import { trailerQuery } from '../../internal/trailerQuery';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { SensorDetailsView } from './SensorDetailsView';

export interface SensorDetailsProps extends LocalizedProps {
  /** The trailer. */
  vin: string;
  /** The sensor of the open tab. If the trailer doesn't have it, its first sensor is shown. */
  sensorTypeId: number | undefined;
  /** Another tab was opened. Store it, for example in the URL. */
  onSensorChange: (sensorTypeId: number) => void;
  /** Called on Escape or the close button. The focus returns to where it was before. */
  onClose: () => void;
  /** CSS pixels that something covers at the inline end, for example a drawer. @default 0 */
  coveredPx?: number | undefined;
}

/** The sensors of one trailer: a tab for each, with its history as a chart and as a table. */
export function SensorDetails({ messages, ...props }: SensorDetailsProps) {
  return (
    <WidgetTexts messages={messages}>
      <SensorDetailsBody {...props} />
    </WidgetTexts>
  );
}

function SensorDetailsBody({ vin, sensorTypeId, onSensorChange, onClose, coveredPx = 0 }: SensorDetailsProps) {
  const { locale, timeZone, hasFeature, track } = useWidgetHost();
  const formats = useReadingFormats();
  const trailer = useApiQuery(trailerQuery(vin));
  const context = useMemo(
    () => ({ hasFeature, formats, moment: (at: Date) => formatLocalDate(at, 'longDateTime', timeZone, locale) }),
    [hasFeature, formats, timeZone, locale],
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
