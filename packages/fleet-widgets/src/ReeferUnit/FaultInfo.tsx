import type { ReeferAlarm } from '@gladhand/domain';
import { Button, StatusPill, shortAge, type Tone } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './ReeferUnit.styles';

interface FaultInfoProps {
  /** Active ones first, the worst of them first; null: the unit does not tell. */
  alarms: readonly ReeferAlarm[] | null;
  stale: boolean;
  now: Date;
  moment: (at: Date) => string;
}

const LOOK: Readonly<Record<number, { tone: Tone; label: string }>> = {
  3: { tone: 'critical', label: 'Critical' },
  2: { tone: 'caution', label: 'Caution' },
  1: { tone: 'neutral', label: 'Low' },
};
const UNKNOWN_LOOK = { tone: 'unknown', label: 'Unknown' } as const;

/** What is wrong with the unit in its own words, and on demand what was. */
export function FaultInfo({ alarms, stale, now, moment }: FaultInfoProps) {
  const [all, setAll] = useState(false);
  const active = alarms?.filter(({ cleared }) => cleared === null) ?? [];
  const cleared = alarms?.filter((alarm) => alarm.cleared !== null) ?? [];
  return (
    <S.Part aria-label="Fault Info">
      <S.PartHead>
        <h4>Fault Info</h4>
        {cleared.length > 0 && (
          <Button kind="link" size="xsmall" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show active faults' : 'Show all faults'}
          </Button>
        )}
      </S.PartHead>
      {alarms === null && <S.Quiet>N/A. The unit does not report its alarms.</S.Quiet>}
      {alarms !== null && active.length === 0 && (
        <S.Quiet>{stale ? 'No alarm was active when the unit last reported.' : 'No active alarms.'}</S.Quiet>
      )}
      {(active.length > 0 || (all && cleared.length > 0)) && (
        <S.Rows aria-label="Alarms">
          {[...active, ...(all ? cleared : [])].map((alarm) => {
            const { tone, label } = LOOK[alarm.level] ?? UNKNOWN_LOOK;
            const since = new Date(alarm.since);
            return (
              <li key={`${alarm.code} ${alarm.since}`}>
                <div>
                  <strong>{alarm.text}</strong>
                  <S.Quiet>
                    Alarm {alarm.code},{' '}
                    {alarm.cleared ? `Cleared ${moment(new Date(alarm.cleared))}` : `Active since ${moment(since)}`}
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
