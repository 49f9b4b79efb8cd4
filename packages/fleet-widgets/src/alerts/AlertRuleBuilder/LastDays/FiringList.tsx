import type { AlertFiring } from '@gladhand/domain/alerts';
import { durationText } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, HistoryIcon, Icon, Link, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { SubjectLink, subjectName } from '../../internal/alertSubject';
import { alertMoment } from '../../internal/alertTime';
import { lastedMs, subjectId } from './backtestFacts';
import { dayText } from './dayText';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

const SHOWN_AT_FIRST = 8;
/** A longer list is of no use, and slow. */
const MAX_SHOWN = 200;

interface FiringListProps {
  customerId: number;
  firings: readonly AlertFiring[];
  /** The day to which the list is limited; null for all. */
  day: string | null;
  onAllDays: () => void;
}

/** What would have fired, newest first, with links to the trailer and its history, or to the geofence. */
export function FiringList({ customerId, firings, day, onAllDays }: FiringListProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const [isLong, setIsLong] = useState(false);
  const { locale } = useWidgetHost();
  const title = day === null ? messages.latest : messages.onDay(dayText(day, locale));
  const shown = firings.slice(0, isLong ? MAX_SHOWN : SHOWN_AT_FIRST);
  return (
    <>
      <S.Line>
        <h3>{title}</h3>
        {day !== null && (
          <Button kind="link" onClick={onAllDays}>
            {messages.allDays}
          </Button>
        )}
        {firings.length > SHOWN_AT_FIRST && (
          <Button kind="link" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? messages.fewer : messages.all(formats.count(Math.min(firings.length, MAX_SHOWN)))}
          </Button>
        )}
      </S.Line>
      <S.Firings aria-label={title}>
        {shown.map((firing) => (
          <FiringItem key={`${subjectId(firing)} ${firing.since}`} customerId={customerId} firing={firing} />
        ))}
      </S.Firings>
    </>
  );
}

function FiringItem({ customerId, firing }: { customerId: number; firing: AlertFiring }) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const { links, now, timeZone, locale } = useWidgetHost();
  const { vin, since, endedAt } = firing;
  const at = new Date(since);
  const time = alertMoment(at, timeZone, locale);
  const ms = lastedMs(firing, now());
  const lasted = durationText(ms, locale);
  const history = vin === null ? undefined : links.trailerHistory?.({ vin, day: isoDayOf(at, timeZone), at });
  return (
    <li>
      <time dateTime={since}>{time}</time>
      <SubjectLink customerId={customerId} subject={firing} />
      <span>{endedAt == null ? messages.stillHolds(lasted) : ms === 0 ? messages.event : lasted}</span>
      {history && (
        <Link href={history} title={messages.history} aria-label={messages.historyOf(subjectName(firing), time)}>
          <Icon icon={HistoryIcon} size={15} />
        </Link>
      )}
    </li>
  );
}
