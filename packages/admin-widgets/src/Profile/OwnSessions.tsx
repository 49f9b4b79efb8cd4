import { failureOf, type MySession } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { agoText, Badge, Banner, Button, FailedState, RelativeTime, Skeleton } from '@gladhand/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { endSession, sessionsQuery } from './profileQueries';

/** Every open session of the account, each with a way to end it. */
export function OwnSessions() {
  const sessions = useApiQuery(sessionsQuery);
  const ending = useApiMutation(endSession);
  if (sessions.isPending) return <Skeleton height={48} />;
  if (sessions.isError && !sessions.data) {
    return (
      <FailedState
        what="The list of sessions"
        {...failureOf(sessions.error)}
        onRetry={() => sessions.refetch()}
        retrying={sessions.isRefetching}
      />
    );
  }
  return (
    <>
      {ending.isError && (
        <Banner tone="critical" title="The session was not ended">
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
  const { now, timeZone, locale } = useWidgetHost();
  const name = useId();
  const device =
    [session.browser, session.system].filter(Boolean).join(' on ') || 'A browser that does not say what it is';
  const moment = (at: string) => new Intl.DateTimeFormat(locale, { ...SINCE, timeZone }).format(new Date(at));
  return (
    <li>
      <div>
        <strong id={name}>{device}</strong>
        {session.current && <Badge>This session</Badge>}
        <p>
          Since {moment(session.startedAt)}, last used{' '}
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
          Sign out
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
