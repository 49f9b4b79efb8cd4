import { ALL_GEOFENCES } from '@gladhand/domain/alerts';
import { useApiQuery } from '@gladhand/domain/react';
import { MultiSelect, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';
import * as S from './AlertRuleBuilder.styles';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface GeofencesFieldProps {
  customerId: number;
  value: 'any' | readonly string[];
  /** Id of the message about the condition. */
  problemId: string | undefined;
  onChange: (value: 'any' | readonly string[]) => void;
}

/** All geofences, or some of them. Choosing one ends 'all', and choosing 'all' clears the others. */
export function GeofencesField({ customerId, value, problemId, onChange }: GeofencesFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { data: geofences } = useApiQuery(geofencesQuery(customerId), { staleMs: 60_000 });
  const options = useMemo(
    () => [
      { value: ALL_GEOFENCES.id, label: say(ALL_GEOFENCES.label) },
      ...(geofences ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [geofences, say],
  );
  const chosen = value === 'any' ? [ALL_GEOFENCES.id] : value;

  function choose(next: readonly string[]): void {
    const wantsAll = next.includes(ALL_GEOFENCES.id);
    const isAll = wantsAll && (value !== 'any' || next.length === 1);
    onChange(isAll ? 'any' : next.filter((id) => id !== ALL_GEOFENCES.id));
  }

  return (
    <S.Sized style={{ inlineSize: 230 }}>
      <MultiSelect
        aria-label={messages.geofences}
        aria-describedby={problemId}
        options={options}
        searchFrom={12}
        labelOf={() => messages.deletedGeofence}
        value={chosen}
        onChange={choose}
      />
    </S.Sized>
  );
}
