import { groupNames } from '@gladhand/domain/control';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { TRAILER_TYPES } from '@gladhand/domain/trailers';
import { DateRangeField, MultiSelect, SegmentedControl, Select, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { groupsQuery } from '../../internal/pickers/groupsQuery';
import * as S from './Insights.styles';
import { COMPARISONS, type InsightsView, PERIOD_DAYS } from './insightsView';
import { INSIGHTS_MESSAGES } from './messages';
import { lastDay, periodOf } from './periods';

interface InsightsToolbarProps {
  view: InsightsView;
  onChange: (change: Partial<InsightsView>) => void;
}

/** Period, comparison and filters. */
export function InsightsToolbar({ view, onChange }: InsightsToolbarProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const say = useWords();
  const { now, locale } = useWidgetHost();
  const hierarchy = useApiQuery(groupsQuery(view.customerId), { staleMs: 300_000 });
  const groups = useMemo(
    () => groupNames(hierarchy.data ?? []).map((name) => ({ value: name, label: name })),
    [hierarchy.data],
  );
  const types = TRAILER_TYPES.map(({ label }) => ({ value: label, label: say(label) }));
  return (
    <S.Toolbar>
      <SegmentedControl
        label={messages.period}
        value={view.range ? undefined : String(view.days)}
        onChange={(value) => onChange({ days: PERIOD_DAYS.find((days) => String(days) === value) ?? 14, range: null })}
        segments={PERIOD_DAYS.map((days) => ({ value: String(days), label: <bdi>{messages.lastDays(days)}</bdi> }))}
      />
      <DateRangeField
        aria-label={messages.chosenDays}
        presets={[]}
        today={lastDay(now())}
        locale={locale}
        value={periodOf(view, now())}
        onChange={(range) => 'from' in range && onChange({ range })}
      />
      <Select
        aria-label={messages.against}
        options={COMPARISONS.map((value) => ({ value, label: messages.comparisons[value] }))}
        value={view.against}
        onChange={(value) => onChange({ against: COMPARISONS.find((one) => one === value) ?? 'before' })}
      />
      <S.Filters>
        <MultiSelect
          aria-label={messages.groups}
          placeholder={messages.allGroups}
          options={groups}
          searchFrom={12}
          value={view.groups}
          onChange={(names) => onChange({ groups: names })}
        />
        <MultiSelect
          aria-label={messages.types}
          placeholder={messages.allTypes}
          options={types}
          value={view.vehicleTypes}
          onChange={(names) => onChange({ vehicleTypes: names })}
        />
      </S.Filters>
    </S.Toolbar>
  );
}
