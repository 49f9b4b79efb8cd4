import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { SubjectLink } from '../../internal/alertSubject';
import type { SubjectCount } from './backtestFacts';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

const MAX_SHOWN = 10;

interface SubjectRanksProps {
  customerId: number;
  subjects: readonly SubjectCount[];
}

/** The trailers or geofences with the most alerts. */
export function SubjectRanks({ customerId, subjects }: SubjectRanksProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const title = subjects[0]?.subject.geofence ? messages.mostAlertsGeofences : messages.mostAlerts;
  return (
    <>
      <h3>{title}</h3>
      <S.Ranks aria-label={title}>
        {subjects.slice(0, MAX_SHOWN).map(({ id, subject, count }) => (
          <li key={id}>
            <SubjectLink customerId={customerId} subject={subject} />
            <span>{formats.count(count)}</span>
          </li>
        ))}
      </S.Ranks>
    </>
  );
}
