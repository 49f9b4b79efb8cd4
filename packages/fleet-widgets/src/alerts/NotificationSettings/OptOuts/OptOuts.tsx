import type { AlertsPort } from '@gladhand/domain';
import { failureOf } from '@gladhand/domain';
import type { MailOptOut } from '@gladhand/domain/alerts';
import { type ApiMutation, type ApiQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, FailedState, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { alertTime } from '../../internal/alertTime';
import * as S from '../Devices/Devices.styles';
import { MAIL_OPT_OUTS_MESSAGES } from './messages';
import { optOutText } from './optOutText';

const LIST = 'mailOptOuts';

const optOutsQuery: ApiQuery<MailOptOut[]> = {
  key: [LIST],
  fetch: (api: AlertsPort, options) => api.alerts.optOuts(options),
};
const resumeMail: ApiMutation<string, void> = {
  run: (api: AlertsPort, subject) => api.alerts.resumeMail(subject),
  invalidates: () => [[LIST]],
};

/** What the user has unsubscribed from by the links in emails. Each can be resumed. */
export function OptOuts() {
  const messages = useMessages(MAIL_OPT_OUTS_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const titleId = useId();
  const optOuts = useApiQuery(optOutsQuery);
  const resume = useApiMutation(resumeMail);
  const all = optOuts.data;
  const failure = optOuts.error ? failureOf(optOuts.error) : undefined;
  const retry = () => void optOuts.refetch();
  return (
    <S.Section aria-labelledby={titleId} aria-busy={optOuts.isPending}>
      <h2 id={titleId}>{messages.title}</h2>
      {failure && all && <StaleBanner reason={failure.message} onRetry={retry} retrying={optOuts.isFetching} />}
      {failure && !all && (
        <FailedState what={messages.theOptOuts} {...failure} onRetry={retry} retrying={optOuts.isFetching} />
      )}
      {optOuts.isPending && <Skeleton height={32} />}
      {all?.length === 0 && <S.Hint>{messages.none}</S.Hint>}
      {resume.isError && <Banner tone="critical" title={messages.notResumed} />}
      {all && all.length > 0 && (
        <S.List aria-labelledby={titleId}>
          {all.map((optOut) => {
            const text = optOutText(optOut, messages);
            return (
              <S.Row key={optOut.subject}>
                <div>
                  <strong>{text}</strong>
                  <span>{messages.since(alertTime(new Date(optOut.since), now(), timeZone, locale))}</span>
                </div>
                <Button
                  size="xsmall"
                  aria-label={messages.resumeOf(text)}
                  working={resume.isPending && resume.variables === optOut.subject}
                  onClick={() => resume.mutate(optOut.subject)}
                >
                  {messages.resume}
                </Button>
              </S.Row>
            );
          })}
        </S.List>
      )}
    </S.Section>
  );
}
