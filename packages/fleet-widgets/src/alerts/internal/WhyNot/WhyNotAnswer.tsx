import { failureOf } from '@gladhand/domain';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { FailedState, Link, Skeleton, useMessages } from '@gladhand/ui';
import { alertsQuery, explainQuery, rulesQuery } from '../alertQueries';
import { alertTime } from '../alertTime';
import { VERDICT_MESSAGES } from '../Verdict/messages';
import { verdictText } from '../Verdict/verdictText';
import { WhyTree } from '../WhyTree/WhyTree';
import { IfFired } from './IfFired';
import { WHY_NOT_MESSAGES } from './messages';
import * as S from './WhyNot.styles';

interface WhyNotAnswerProps {
  customerId: number;
  ruleId: string;
  vin: string;
  at: Date;
}

const LATEST = { pageSize: 25, pageNumber: 1 };

/** The verdict in a sentence, the conditions, and where to go on. */
export function WhyNotAnswer({ customerId, ruleId, vin, at }: WhyNotAnswerProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const verdicts = useMessages(VERDICT_MESSAGES);
  const { links, now, timeZone, locale } = useWidgetHost();
  const explained = useApiQuery(explainQuery({ customerId, ruleId, vin, at: at.toISOString(), withMessages: true }));
  const rules = useApiQuery(rulesQuery(customerId), { staleMs: 60_000 });
  const { data } = explained;
  const alerts = useApiQuery(alertsQuery({ customerId, ruleId, vin, paginationInput: LATEST }), {
    enabled: data?.verdict === 'firing',
  });
  if (explained.isPending) return <Skeleton height={140} />;
  if (data === undefined) {
    return (
      <FailedState
        what={messages.theAnswer}
        {...failureOf(explained.error as NonNullable<typeof explained.error>)}
        onRetry={() => void explained.refetch()}
        retrying={explained.isFetching}
      />
    );
  }
  const timeText = (instant: Date) => alertTime(instant, now(), timeZone, locale);
  const time = timeText(at);
  const alertId = alerts.data?.alerts.find(({ since }) => since === data?.since)?.id;
  const history = links.trailerHistory?.({ vin, day: isoDayOf(at, timeZone), at });
  return (
    <>
      <S.Verdict>
        <p role="status">{verdictText(data, { time, timeText, messages: verdicts })}</p>
        {alertId !== undefined && links.alert && (
          <Link href={links.alert({ customerId, ruleId, alertId })}>{messages.openAlert}</Link>
        )}
        {data?.reportedAt && <S.Quiet>{messages.reported(timeText(new Date(data.reportedAt)))}</S.Quiet>}
      </S.Verdict>
      {data?.root && (
        <section aria-label={messages.conditions}>
          <S.Line>
            <h3>{messages.conditions}</h3>
            <S.Quiet>{messages.at(time)}</S.Quiet>
          </S.Line>
          <WhyTree customerId={customerId} root={data.root} at={at} />
        </section>
      )}
      {data?.messages && (
        <IfFired
          messages={data.messages}
          rule={rules.data?.find(({ id }) => id === ruleId)}
          at={at}
          timeText={timeText}
        />
      )}
      {data && (history || links.alert) && (
        <S.Links>
          {history && <Link href={history}>{messages.historyAt(time)}</Link>}
          {links.alert && <Link href={links.alert({ customerId, ruleId })}>{messages.alertsOfRule}</Link>}
        </S.Links>
      )}
    </>
  );
}
