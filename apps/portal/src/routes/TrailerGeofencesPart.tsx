import { TrailerGeofences as Part, type TrailerGeofencesProps, VISIT_DAYS } from '@gladhand/fleet-widgets/geofences';
import { useSearchParams } from 'react-router';

const VISITS = 'visitDays';

/** The geofences of a trailer in its drawer, which loads with its first use. The URL keeps the period. */
export function TrailerGeofences(props: Pick<TrailerGeofencesProps, 'vin' | 'customerId'>) {
  const [params, setParams] = useSearchParams();
  const requested = params.get(VISITS);
  return (
    <Part
      {...props}
      days={VISIT_DAYS.find((days) => String(days) === requested) ?? 7}
      onDaysChange={(days) => {
        const search = new URLSearchParams(params);
        if (days === 7) search.delete(VISITS);
        else search.set(VISITS, String(days));
        setParams(search, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
