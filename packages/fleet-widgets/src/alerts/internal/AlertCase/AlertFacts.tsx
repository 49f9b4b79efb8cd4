import type { Alert } from '@gladhand/domain/alerts';
import { durationText } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { alertTime } from '../alertTime';
import { stateText } from '../alertWords';
import { ALERT_WORDS } from '../wordMessages';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

/** Since when, whether it lasts, when it was noticed and who handles it. */
export function AlertFacts({ alert }: { alert: Alert }) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const { now, timeZone, locale } = useWidgetHost();
  const timeText = (at: string) => alertTime(new Date(at), now(), timeZone, locale);
  const { since, endedAt, noticedAt, isLate, handledBy, assignee, snoozedUntil } = alert;
  const end = endedAt ? new Date(endedAt) : now();
  const lasts = durationText(end.getTime() - new Date(since).getTime(), locale);
  const handled = {
    new: words.notAcknowledged,
    acknowledged: words.acknowledged,
    closed: words.closed,
    snoozed: snoozedUntil ? words.snoozedUntil(timeText(snoozedUntil)) : words.notAcknowledged,
  }[alert.handling];
  return (
    <S.Facts>
      <div>
        <dt>{messages.since}</dt>
        <dd>
          {endedAt ? timeText(since) : lasts}
          <S.Quiet>{endedAt ? messages.lasted(lasts) : timeText(since)}</S.Quiet>
        </dd>
      </div>
      <div>
        <dt>{messages.state}</dt>
        <dd>
          {stateText(alert, words)}
          {endedAt && <S.Quiet>{timeText(endedAt)}</S.Quiet>}
        </dd>
      </div>
      <div>
        <dt>{messages.noticed}</dt>
        <dd>
          {isLate ? words.late : timeText(noticedAt)}
          {isLate && <S.Quiet>{messages.happened(timeText(since), timeText(noticedAt))}</S.Quiet>}
        </dd>
      </div>
      <div>
        <dt>{messages.handledBy}</dt>
        <dd>
          {handledBy ? messages.by(handled ?? alert.handling, handledBy) : (handled ?? alert.handling)}
          <S.Quiet>{assignee ? messages.assignee(assignee) : messages.unassigned}</S.Quiet>
        </dd>
      </div>
    </S.Facts>
  );
}
