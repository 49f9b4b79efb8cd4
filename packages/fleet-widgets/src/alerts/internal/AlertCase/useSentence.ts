import { type Alert, type AlertCondition, sentenceOf } from '@gladhand/domain/alerts';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../../internal/geofenceQueries';

/** The condition of an alert in words, with the names of its geofences. */
export function useSentence({ customerId, condition }: Pick<Alert, 'customerId' | 'condition'>): string {
  const say = useWords();
  const formats = useReadingFormats();
  const geofences = useApiQuery(geofencesQuery(customerId), { staleMs: 300_000 }).data;
  return useMemo(() => {
    const geofenceNames = new Map((geofences ?? []).map(({ id, name }) => [id, name]));
    return sentenceOf(condition as AlertCondition, { formats, geofenceNames, say });
  }, [condition, geofences, formats, say]);
}
