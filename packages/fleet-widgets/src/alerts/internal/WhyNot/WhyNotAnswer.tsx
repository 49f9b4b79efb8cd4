import { failureOf } from '@gladhand/domain';
import type { Alert } from '@gladhand/domain/alerts';
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

/** The trailer, or the geofence of a rule that counts trailers. */
export type WhyNotSubject = { vin: string } | { geofenceId: string };

interface WhyNotAnswerProps {
  customerId: number;
  ruleId: string;
  subject: WhyNotSubject;
  at: Date;
}

const LATEST = { pageSize: 25, pageNumber: 1 };

/** The verdict in a sentence, the conditions, and where to go on. */
export function WhyNotAnswer({ customerId, ruleId, subject, at }: WhyNotAnswerProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const verdicts = useMessages(VERDICT_MESSAGES);
  const { links, now, timeZone, locale } = useWidgetHost();
  const explained = useApiQuery(
    explainQuery({ customerId, ruleId, ...subject, at: at.toISOString(), withMessages: true }),
  );
  const rules = useApiQuery(rulesQuery(customerId), { staleMs: 60_000 });
  const { data } = explained;
  const vin = 'vin' in subject ? subject.vin : undefined;
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
  const alertId = alerts.data?.alerts.find((alert) => alert.since === data?.since && isOf(alert, subject))?.id;
  const history = vin === undefined ? undefined : links.trailerHistory?.({ vin, day: isoDayOf(at, timeZone), at });
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

const isOf = ({ geofence }: Alert, subject: WhyNotSubject): boolean =>
  'vin' in subject || geofence?.id === subject.geofenceId;
