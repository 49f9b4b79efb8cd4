import { isoDayOf } from '@gladhand/domain/history';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Chip, DatePreset, DateRangeField, type IsoDay, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';
import { EMPTY_VISITS_VIEW, type GeofenceVisitsView } from '../internal/visitsView';
import * as S from './GeofenceVisits.styles';
import { GEOFENCE_VISITS_MESSAGES } from './messages';

interface VisitsFiltersProps {
  view: GeofenceVisitsView;
  customerId: number;
  onChange: (change: Partial<GeofenceVisitsView>) => void;
}

const ALL = 'all';
const PRESETS = [
  [DatePreset.Day, 1],
  [DatePreset.Week, 7],
  [DatePreset.TwoWeeks, 14],
  [DatePreset.Month, 31],
] as const;

/** Filters of the table; they combine. Those of single visits are left out for dwell. */
export function VisitsFilters({ view, customerId, onChange }: VisitsFiltersProps) {
  const messages = useMessages(GEOFENCE_VISITS_MESSAGES);

  const { locale, now, timeZone } = useWidgetHost();
  const { range } = view;
  const geofences = useApiQuery(geofencesQuery(customerId), { staleMs: 60_000 });
  const places = useMemo(
    () => [
      { value: ALL, label: messages.allGeofences },
      ...(geofences.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [messages, geofences.data],
  );
  const kinds = [
    { value: ALL, label: messages.allKinds },
    { value: 'seen', label: messages.seen },
    { value: 'passed', label: messages.passed },
  ];
  const dates = 'days' in range ? { preset: PRESETS.find(([, days]) => days === range.days)?.[0] } : range;
  return (
    <S.Filters>
      <div data-field="">
        <DateRangeField
          aria-label={messages.period}
          value={'preset' in dates ? { preset: dates.preset ?? DatePreset.Week } : toIsoDays(dates)}
          presets={PRESETS.map(([preset]) => preset)}
          today={isoDayOf(now(), timeZone) as IsoDay}
          locale={locale}
          onChange={(next) => {
            if (!('preset' in next)) return onChange({ range: next });
            const days = PRESETS.find(([preset]) => preset === next.preset)?.[1];
            onChange({ range: days === undefined ? EMPTY_VISITS_VIEW.range : { days } });
          }}
        />
      </div>
      <div data-field="">
        <Select
          aria-label={messages.geofence}
          options={places}
          searchFrom={12}
          value={view.geofenceId ?? ALL}
          onChange={(id) => onChange({ geofenceId: id === ALL ? null : id })}
        />
      </div>
      {view.vin !== null && (
        <Chip
          name={messages.trailer}
          removeLabel={messages.remove(messages.trailer)}
          onRemove={() => onChange({ vin: null })}
        >
          {view.vin}
        </Chip>
      )}
      {view.tab === 'visits' && (
        <>
          <div data-field="">
            <Select
              aria-label={messages.kind}
              options={kinds}
              value={view.how ?? ALL}
              onChange={(how) => onChange({ how: how === 'seen' || how === 'passed' ? how : null })}
            />
          </div>
          <ToggleChip pressed={view.openOnly} onClick={() => onChange({ openOnly: !view.openOnly })}>
            {messages.stillInside}
          </ToggleChip>
          <ToggleChip pressed={view.overFreeTime} onClick={() => onChange({ overFreeTime: !view.overFreeTime })}>
            {messages.overFreeTime}
          </ToggleChip>
        </>
      )}
    </S.Filters>
  );
}

const toIsoDays = ({ from, to }: { from: string; to: string }) => ({ from: from as IsoDay, to: to as IsoDay });
