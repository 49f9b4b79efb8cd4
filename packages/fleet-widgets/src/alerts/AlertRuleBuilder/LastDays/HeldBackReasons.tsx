import { HELD_BACK_TEXTS, type HeldBackReason } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

/** Messages that would have been held back, by their reason, the most frequent first. */
export function HeldBackReasons({ reasons }: { reasons: ReadonlyMap<HeldBackReason, number> }) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const say = useWords();
  const sorted = [...reasons].sort(([, a], [, b]) => b - a);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <S.Line>
        <h3>{messages.heldBackTitle}</h3>
        <strong>{formats.count(total)}</strong>
      </S.Line>
      <S.Reasons aria-label={messages.heldBackTitle}>
        {sorted.map(([reason, count]) => (
          <li key={reason}>
            <span>{say(HELD_BACK_TEXTS[reason])}</span>
            <span>{formats.count(count)}</span>
          </li>
        ))}
      </S.Reasons>
      <S.Quiet>{messages.withoutEscalation}</S.Quiet>
    </>
  );
}
