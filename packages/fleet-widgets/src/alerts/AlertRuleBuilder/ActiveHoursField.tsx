import { useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, useMessages } from '@gladhand/ui';
import { HoursFields } from '../internal/HoursFields/HoursFields';
import * as S from './AlertRuleBuilder.styles';
import type { AlertDraft } from './alertDraft';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface ActiveHoursFieldProps {
  draft: AlertDraft;
  isChecked: boolean;
  onChange: (draft: AlertDraft) => void;
}

const NIGHTS = { days: [0, 1, 2, 3, 4, 5, 6], from: '20:00', to: '06:00' };

/** When messages may be sent. */
export function ActiveHoursField({ draft, isChecked, onChange }: ActiveHoursFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const { timeZone } = useWidgetHost();
  const { activeHours } = draft;
  return (
    <S.Block aria-label={messages.activeHours}>
      <h2>{messages.activeHours}</h2>
      <Checkbox
        label={messages.onlyDuring}
        checked={activeHours !== null}
        onChange={(event) =>
          onChange({
            ...draft,
            activeHours: event.currentTarget.checked ? { zone: timeZone, windows: [NIGHTS] } : null,
          })
        }
      />
      {activeHours && (
        <>
          <HoursFields
            value={activeHours}
            added={NIGHTS}
            isChecked={isChecked}
            onChange={(hours) => onChange({ ...draft, activeHours: hours })}
          />
          <S.Note>{messages.activeHoursNote}</S.Note>
        </>
      )}
    </S.Block>
  );
}
