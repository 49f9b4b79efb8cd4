import type { ReeferAlarm } from '@gladhand/domain/reefers';
import { Button, perLanguage, StatusPill, type Tone, useAges, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';

interface FaultInfoProps {
  /** Active alarms first, worst first; null if the unit doesn't report alarms. */
  alarms: readonly ReeferAlarm[] | null;
  stale: boolean;
  now: Date;
  moment: (at: Date) => string;
}

const lookOf = perLanguage(
  (messages: typeof REEFER_UNIT_MESSAGES): Readonly<Record<number, { tone: Tone; label: string }>> => ({
    3: { tone: 'critical', label: messages.critical },
    2: { tone: 'caution', label: messages.caution },
    1: { tone: 'neutral', label: messages.low },
  }),
);
const unknownLookOf = perLanguage(
  (messages: typeof REEFER_UNIT_MESSAGES) => ({ tone: 'unknown', label: messages.unknown }) as const,
);

/** The unit's alarms, in its own words unless the vocabulary has them; past alarms on demand. */
export function FaultInfo({ alarms, stale, now, moment }: FaultInfoProps) {
  const { shortAge } = useAges();
  const messages = useMessages(REEFER_UNIT_MESSAGES);
  const say = useWords();

  const [all, setAll] = useState(false);
  const active = alarms?.filter(({ cleared }) => cleared === null) ?? [];
  const cleared = alarms?.filter((alarm) => alarm.cleared !== null) ?? [];
  return (
    <S.Part aria-label={messages.faultInfo}>
      <S.PartHead>
        <h4>{messages.faultInfo}</h4>
        {cleared.length > 0 && (
          <Button kind="link" size="xsmall" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? messages.showActiveFaults : messages.showAllFaults}
          </Button>
        )}
      </S.PartHead>
      {alarms === null && <S.Quiet>{messages.alarmsNotReported}</S.Quiet>}
      {alarms !== null && active.length === 0 && (
        <S.Quiet>{stale ? messages.noAlarmsInLastReport : messages.noActiveAlarms}</S.Quiet>
      )}
      {(active.length > 0 || (all && cleared.length > 0)) && (
        <S.Rows aria-label={messages.alarms}>
          {[...active, ...(all ? cleared : [])].map((alarm) => {
            const { tone, label } = lookOf(messages)[alarm.level] ?? unknownLookOf(messages);
            const since = new Date(alarm.since);
            return (
              <li key={`${alarm.code} ${alarm.since}`}>
                <div>
                  <strong>{say(alarm.text)}</strong>
                  <S.Quiet>
                    {messages.alarm(alarm.code)}{' '}
                    {alarm.cleared
                      ? messages.cleared(moment(new Date(alarm.cleared)))
                      : messages.activeSince(moment(since))}
                  </S.Quiet>
                </div>
                <S.End>
                  <StatusPill tone={alarm.cleared || stale ? 'neutral' : tone} dense>
                    {label}
                  </StatusPill>
                  {!alarm.cleared && <S.Quiet>{shortAge(now.getTime() - since.getTime())}</S.Quiet>}
                </S.End>
              </li>
            );
          })}
        </S.Rows>
      )}
    </S.Part>
  );
}
