import { SearchField, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { ALERT_WORDS } from '../internal/wordMessages';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';
import type { AlertRulesView } from './rulesView';

interface RuleFiltersProps {
  view: AlertRulesView;
  onViewChange: (view: AlertRulesView) => void;
}

const ALL = 'all';

/** Search and filters of the list; they combine. */
export function RuleFilters({ view, onViewChange }: RuleFiltersProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const severities = useMemo(
    () => [
      { value: ALL, label: messages.allSeverities },
      ...(['critical', 'caution', 'good'] as const).map((value) => ({ value, label: words.severity[value] })),
    ],
    [messages, words],
  );
  const change = (part: Partial<AlertRulesView>) => onViewChange({ ...view, ...part });
  const toggle = (state: 'firing' | 'off') => change({ state: view.state === state ? null : state });
  return (
    <S.Toolbar>
      <SearchField
        aria-label={messages.search}
        placeholder={messages.search}
        value={view.search}
        onSearch={(search) => change({ search })}
      />
      <div data-field="">
        <Select
          aria-label={messages.severity}
          options={severities}
          value={view.severity ?? ALL}
          onChange={(value) => change({ severity: value === ALL ? null : (value as AlertRulesView['severity']) })}
        />
      </div>
      <S.Toggles>
        <ToggleChip pressed={view.state === 'firing'} onClick={() => toggle('firing')}>
          {messages.firingNow}
        </ToggleChip>
        <ToggleChip pressed={view.state === 'off'} onClick={() => toggle('off')}>
          {messages.off}
        </ToggleChip>
      </S.Toggles>
    </S.Toolbar>
  );
}
