import type { AlertActivityLine, AlertRule } from '@gladhand/domain/alerts';
import { isoDayOf } from '@gladhand/domain/history';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Chip,
  DatePreset,
  DateRangeField,
  type IsoDay,
  SearchField,
  Select,
  ToggleChip,
  useMessages,
} from '@gladhand/ui';
import { useMemo } from 'react';
import { ALERT_WORDS } from '../internal/wordMessages';
import * as S from './AlertActivity.styles';
import { ACTIVITY_KINDS, type ActivityKind, type AlertActivityView } from './alertActivityView';
import { ALERT_ACTIVITY_MESSAGES } from './messages';

interface ActivityFiltersProps {
  view: AlertActivityView;
  onChange: (change: Partial<AlertActivityView>) => void;
  rules: readonly AlertRule[];
  /** The lines on the screen, which know what the trailer of the filter is called. */
  lines: readonly AlertActivityLine[];
}

const ALL = 'all';
const PRESETS = [
  [DatePreset.Day, 1],
  [DatePreset.Week, 7],
  [DatePreset.TwoWeeks, 14],
  [DatePreset.Month, 31],
] as const;

/** Filters of the list; they combine. */
export function ActivityFilters({ view, onChange, rules, lines }: ActivityFiltersProps) {
  const messages = useMessages(ALERT_ACTIVITY_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const { now, timeZone, locale } = useWidgetHost();
  const { kinds, range } = view;
  const severities = useMemo(
    () => [
      { value: ALL, label: messages.allSeverities },
      ...(['critical', 'caution', 'good'] as const).map((value) => ({ value, label: words.severity[value] })),
    ],
    [messages, words],
  );
  const ruleOptions = useMemo(
    () => [{ value: ALL, label: messages.allRules }, ...rules.map(({ id, name }) => ({ value: id, label: name }))],
    [messages, rules],
  );
  const known = rules.some(({ id }) => id === view.ruleId);
  const ofRule = lines.find(({ ruleId }) => ruleId === view.ruleId)?.ruleName;
  const toggle = (kind: ActivityKind) =>
    onChange({ kinds: ACTIVITY_KINDS.filter((one) => kinds.includes(one) !== (one === kind)) });
  return (
    <S.Filters role="group" aria-label={messages.filters}>
      <S.Toggles>
        {ACTIVITY_KINDS.map((kind) => (
          <ToggleChip key={kind} pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {messages.kinds[kind]}
          </ToggleChip>
        ))}
      </S.Toggles>
      <div data-field="">
        <DateRangeField
          aria-label={messages.period}
          value={shownRange(range)}
          presets={[DatePreset.All, ...PRESETS.map(([preset]) => preset)]}
          today={isoDayOf(now(), timeZone) as IsoDay}
          locale={locale}
          onChange={(next) => {
            if (!('preset' in next)) return onChange({ range: next });
            const days = PRESETS.find(([preset]) => preset === next.preset)?.[1];
            onChange({ range: days === undefined ? null : { days } });
          }}
        />
      </div>
      <div data-field="">
        <Select
          aria-label={messages.severity}
          options={severities}
          value={view.severity ?? ALL}
          onChange={(value) => onChange({ severity: value === ALL ? null : (value as AlertActivityView['severity']) })}
        />
      </div>
      <div data-field="">
        <Select
          aria-label={messages.rule}
          options={
            known || view.ruleId === null
              ? ruleOptions
              : [...ruleOptions, { value: view.ruleId, label: ofRule ?? view.ruleId }]
          }
          searchFrom={12}
          value={view.ruleId ?? ALL}
          onChange={(value) => onChange({ ruleId: value === ALL ? null : value })}
        />
      </div>
      <div data-field="">
        <SearchField
          aria-label={messages.person}
          placeholder={messages.person}
          value={view.person ?? ''}
          delayMs={600}
          onSearch={(text) => onChange({ person: text.trim() || null })}
        />
      </div>
      {view.vin !== null && (
        <Chip name={messages.trailer} removeLabel={messages.removeTrailer} onRemove={() => onChange({ vin: null })}>
          {lines.find(({ vin }) => vin === view.vin)?.unitId ?? view.vin}
        </Chip>
      )}
    </S.Filters>
  );
}

function shownRange(range: AlertActivityView['range']) {
  if (range === null) return { preset: DatePreset.All };
  if ('days' in range) {
    return { preset: PRESETS.find(([, days]) => days === range.days)?.[0] ?? DatePreset.All };
  }
  return { from: range.from as IsoDay, to: range.to as IsoDay };
}
