import { ALERT_RULE_LIMITS, PREDICATE_OPTIONS } from '@gladhand/domain/alerts';
import { Select, SeverityIcon, TextField, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { severityTone } from '../../internal/severityTone';
import * as S from './AlertRuleBuilder.styles';
import type { AlertDraft, DraftProblems } from './alertDraft';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface NameFieldsProps {
  draft: AlertDraft;
  problem: DraftProblems['name'];
  onChange: (change: Partial<AlertDraft>) => void;
}

/** Name and severity. */
export function NameFields({ draft, problem, onChange }: NameFieldsProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const severities = useMemo(
    () => PREDICATE_OPTIONS.severity.map(({ id, label }) => ({ value: id, label: say(label) })),
    [say],
  );
  const texts = { missing: messages.nameMissing, invalid: messages.nameInvalid(ALERT_RULE_LIMITS.nameCharacters) };
  return (
    <S.NameRow>
      <TextField
        label={messages.name}
        maxLength={ALERT_RULE_LIMITS.nameCharacters}
        counted={false}
        value={draft.name}
        error={problem && texts[problem]}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        label={messages.severity}
        options={severities}
        prefix={<SeverityIcon tone={severityTone(draft.severity.toUpperCase())} size={14} />}
        value={draft.severity}
        onChange={(severity) => onChange({ severity: severity ?? draft.severity })}
      />
    </S.NameRow>
  );
}
