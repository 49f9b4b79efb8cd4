import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Link, useMessages } from '@gladhand/ui';
import type { TrailerCount } from './backtestFacts';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

const MAX_SHOWN = 10;

/** The trailers with the most alerts. */
export function TrailerRanks({ trailers }: { trailers: readonly TrailerCount[] }) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const { links } = useWidgetHost();
  return (
    <>
      <h3>{messages.mostAlerts}</h3>
      <S.Ranks aria-label={messages.mostAlerts}>
        {trailers.slice(0, MAX_SHOWN).map(({ vin, unitId, count }) => {
          const href = links.trailer?.(vin);
          return (
            <li key={vin}>
              {href ? <Link href={href}>{unitId}</Link> : <bdi>{unitId}</bdi>}
              <span>{formats.count(count)}</span>
            </li>
          );
        })}
      </S.Ranks>
    </>
  );
}
