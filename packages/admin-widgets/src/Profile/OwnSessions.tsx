import { failureOf } from '@gladhand/domain';
import type { MySession } from '@gladhand/domain/administration';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Badge, Banner, Button, FailedState, RelativeTime, Skeleton, useAges, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PROFILE_MESSAGES } from './messages';
import { endSession, sessionsQuery } from './profileQueries';

/** The sessions of the account. Each can be signed out. */
export function OwnSessions() {
  const messages = useMessages(PROFILE_MESSAGES);

  const sessions = useApiQuery(sessionsQuery);
  const ending = useApiMutation(endSession);
  if (sessions.isPending) return <Skeleton height={48} />;
  if (sessions.isError && !sessions.data) {
    return (
      <FailedState
        what={messages.sessionList}
        {...failureOf(sessions.error)}
        onRetry={() => sessions.refetch()}
        retrying={sessions.isRefetching}
      />
    );
  }
  return (
    <>
      {ending.isError && (
        <Banner tone="critical" title={messages.sessionNotEnded}>
          {ending.error.message}
        </Banner>
      )}
      <List>
        {sessions.data?.map((session) => (
          <Session
            key={session.id}
            session={session}
            working={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </List>
    </>
  );
}

const SINCE = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function Session({ session, working, onEnd }: { session: MySession; working: boolean; onEnd: () => void }) {
  const { agoText } = useAges();
  const messages = useMessages(PROFILE_MESSAGES);

  const { now, timeZone, locale } = useWidgetHost();
  const name = useId();
  const device =
    session.browser && session.system
      ? messages.browserOn(session.browser, session.system)
      : session.browser || session.system || messages.unknownBrowser;
  const moment = (at: string) => new Intl.DateTimeFormat(locale, { ...SINCE, timeZone }).format(new Date(at));
  return (
    <li>
      <div>
        <strong id={name}>{device}</strong>
        {session.current && <Badge>{messages.thisSession}</Badge>}
        <p>
          {messages.signedInOn(moment(session.startedAt))}{' '}
          <RelativeTime
            at={new Date(session.lastUsedAt)}
            now={now}
            format={agoText}
            timeZone={timeZone}
            locale={locale}
          />
        </p>
      </div>
      {!session.current && (
        <Button size="small" working={working} onClick={onEnd} aria-describedby={name}>
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 10px;
  }
  > li + li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  strong {
    margin-inline-end: 8px;
    font-weight: 600;
  }
  p {
    margin: 2px 0 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;
