import type { Digest } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { TimeField, TimeZoneSelect, ToggleChip, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { WEEKDAYS, weekdayName } from '../../internal/HoursFields/weekdays';
import { OWN_ALERT_SETTINGS_MESSAGES } from './messages';
import * as S from './OwnSettings.styles';
import { type SettingsProblems, withValue } from './settingsDraft';

interface DigestFieldsProps {
  digest: Digest;
  problem: SettingsProblems['digest'];
  onChange: (digest: { zone: string; days: number[]; time: string }) => void;
}

/** When the digest is sent. */
export function DigestFields({ digest, problem, onChange }: DigestFieldsProps) {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const { now, locale = 'en-US' } = useWidgetHost();
  const problemId = useId();
  const { zone, time } = digest;
  const days = [...digest.days];
  return (
    <>
      <S.Days role="group" aria-label={messages.digest} aria-describedby={problem && problemId}>
        {WEEKDAYS.map((day) => (
          <ToggleChip
            key={day}
            pressed={days.includes(day)}
            onClick={() => onChange({ zone, time, days: withValue(days, day, !days.includes(day)).sort() })}
          >
            {weekdayName(day, locale)}
          </ToggleChip>
        ))}
      </S.Days>
      <S.Row>
        <S.Time>
          <TimeField
            label={messages.digestTime}
            clock={12}
            value={time}
            onChange={(next) => onChange({ zone, days, time: next ?? '' })}
          />
        </S.Time>
        <S.Zone>
          <TimeZoneSelect
            label={messages.digestZone}
            now={now()}
            value={zone}
            onChange={(next) => next && onChange({ zone: next, days, time })}
          />
        </S.Zone>
      </S.Row>
      {problem && (
        <S.Problem id={problemId} role="alert">
          {messages[problem]}
        </S.Problem>
      )}
    </>
  );
}
