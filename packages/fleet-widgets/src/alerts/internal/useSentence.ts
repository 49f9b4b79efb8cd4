import { type AlertCondition, readCondition, sentenceOf } from '@gladhand/domain/alerts';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';

/** Writes conditions of a customer's rules in words; '' for one that can't be read. */
export function useSentence(customerId: number | undefined): (condition: AlertCondition) => string {
  const formats = useReadingFormats();
  const say = useWords();
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    staleMs: 60_000,
  });
  return useMemo(() => {
    const geofenceNames = new Map(geofences.data?.map(({ id, name }) => [id, name]));
    return (condition) =>
      readCondition(condition).condition ? sentenceOf(condition, { formats, geofenceNames, say }) : '';
  }, [geofences.data, formats, say]);
}
