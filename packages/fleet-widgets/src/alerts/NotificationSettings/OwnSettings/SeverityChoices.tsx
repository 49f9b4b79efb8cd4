import { PREDICATE_OPTIONS } from '@gladhand/domain/alerts';
import { Checkbox, useMessages } from '@gladhand/ui';
import { OWN_ALERT_SETTINGS_MESSAGES } from './messages';
import * as S from './OwnSettings.styles';
import { withValue } from './settingsDraft';

interface SeverityChoicesProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Severities of alerts to be notified of. */
export function SeverityChoices({ value, onChange }: SeverityChoicesProps) {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  return (
    <S.Choices>
      {PREDICATE_OPTIONS.severity.map(({ id }) => (
        <Checkbox
          key={id}
          label={messages.severities[id]}
          checked={value.includes(id)}
          onChange={(event) => onChange(withValue(value, id, event.currentTarget.checked))}
        />
      ))}
    </S.Choices>
  );
}
