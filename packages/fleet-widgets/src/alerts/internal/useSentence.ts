import { type AlertCondition, readCondition, type SentenceOptions, sentenceOf } from '@gladhand/domain/alerts';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';

/** How conditions of a customer's rules are written: units, language and the names of geofences. */
export function useSentenceOptions(customerId: number | undefined): Required<SentenceOptions> {
  const formats = useReadingFormats();
  const say = useWords();
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    staleMs: 60_000,
  });
  return useMemo(
    () => ({ formats, geofenceNames: new Map(geofences.data?.map(({ id, name }) => [id, name])), say }),
    [geofences.data, formats, say],
  ) as Required<SentenceOptions>;
}

/** Writes conditions of a customer's rules in words; '' for one that can't be read. */
export function useSentence(customerId: number | undefined): (condition: AlertCondition) => string {
  const options = useSentenceOptions(customerId);
  return useMemo(
    () => (condition) => (readCondition(condition).condition ? sentenceOf(condition, options) : ''),
    [options],
  );
}
