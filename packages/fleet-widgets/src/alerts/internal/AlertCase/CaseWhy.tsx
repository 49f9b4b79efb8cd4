import type { Alert } from '@gladhand/domain/alerts';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Skeleton, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { explainQuery } from '../alertQueries';
import { alertTime } from '../alertTime';
import { VERDICT_MESSAGES } from '../Verdict/messages';
import { verdictText } from '../Verdict/verdictText';
import { WhyTree } from '../WhyTree/WhyTree';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

/** What was decided then does not change, except by late reports. */
const FRESH_MS = 300_000;

interface CaseWhyProps {
  alert: Alert;
  /** Asks about another time. */
  onWhyNot: () => void;
}

/** The conditions of the rule when the alert began. */
export function CaseWhy({ alert, onWhyNot }: CaseWhyProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const verdicts = useMessages(VERDICT_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const { customerId, ruleId, vin, geofence, since } = alert;
  const at = useMemo(() => new Date(since), [since]);
  const explained = useApiQuery(explainQuery({ customerId, ruleId, vin, geofenceId: geofence?.id, at: since }), {
    staleMs: FRESH_MS,
  });
  const time = alertTime(at, now(), timeZone, locale);
  return (
    <S.Section aria-label={messages.why}>
      <S.Line>
        <h3>{messages.why}</h3>
        <S.Quiet>{messages.whyAt(time)}</S.Quiet>
        <span data-push="">
          <Button kind="link" onClick={onWhyNot}>
            {messages.whyNot}
          </Button>
        </span>
      </S.Line>
      {content()}
    </S.Section>
  );

  function content() {
    if (explained.isPending) return <Skeleton height={72} />;
    if (!explained.data && explained.isError) {
      return (
        <S.Line role="status">
          <span>{messages.whyFailed}</span>
          <Button size="xsmall" working={explained.isFetching} onClick={() => void explained.refetch()}>
            {messages.tryAgain}
          </Button>
        </S.Line>
      );
    }
    const { data } = explained;
    if (data?.root) return <WhyTree customerId={customerId} root={data.root} at={at} />;
    return (
      <p>
        {verdictText(data ?? null, {
          time,
          timeText: (instant) => alertTime(instant, at, timeZone, locale),
          messages: verdicts,
        })}
      </p>
    );
  }
}
