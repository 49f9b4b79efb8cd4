import type { AlertRule } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Chip, SegmentedControl, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { ALERT_WORDS } from '../internal/wordMessages';
import * as S from './AlertInbox.styles';
import { type AlertInboxView, INBOX_GROUPS } from './alertInboxView';
import { ALERT_INBOX_MESSAGES } from './messages';
import type { GroupCounts } from './useGroupCounts';

interface InboxFiltersProps {
  view: AlertInboxView;
  onChange: (change: Partial<AlertInboxView>) => void;
  counts: GroupCounts;
  rules: readonly AlertRule[];
  /** What the trailer of the filter is called, if it is known. */
  unitId: string | undefined;
}

const ALL = 'all';

/** Group and filters of the list; they combine. */
export function InboxFilters({ view, onChange, counts, rules, unitId }: InboxFiltersProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const formats = useReadingFormats();
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
  const toggleAssigned = (assigned: 'mine' | 'none') =>
    onChange({ assigned: view.assigned === assigned ? null : assigned });
  return (
    <S.Filters>
      <SegmentedControl
        label={messages.group}
        segments={INBOX_GROUPS.map((group) => {
          const count = counts[group];
          return {
            value: group,
            label: messages.groups[group],
            ...(count !== undefined && { count: formats.count(count) }),
          };
        })}
        value={view.group}
        onChange={(group) => onChange({ group })}
      />
      <S.Toggles>
        <ToggleChip pressed={view.assigned === 'mine'} onClick={() => toggleAssigned('mine')}>
          {messages.mine}
        </ToggleChip>
        <ToggleChip pressed={view.assigned === 'none'} onClick={() => toggleAssigned('none')}>
          {messages.unassigned}
        </ToggleChip>
      </S.Toggles>
      <Select
        aria-label={messages.severity}
        options={severities}
        value={view.severity ?? ALL}
        onChange={(value) => onChange({ severity: value === ALL ? null : (value as AlertInboxView['severity']) })}
      />
      <Select
        aria-label={messages.rule}
        options={ruleOptions}
        searchFrom={12}
        value={view.ruleId ?? ALL}
        onChange={(value) => onChange({ ruleId: value === ALL ? null : value })}
      />
      {view.vin !== null && (
        <Chip name={messages.trailer} removeLabel={messages.removeTrailer} onRemove={() => onChange({ vin: null })}>
          {unitId ?? view.vin}
        </Chip>
      )}
    </S.Filters>
  );
}
