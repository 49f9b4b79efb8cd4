import { failureOf } from '@gladhand/domain';
import { useApiMutation, useApiQuery } from '@gladhand/domain/react';
import { Banner, FailedState, Skeleton, Switch, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PROFILE_MESSAGES } from './messages';
import { mailSettingsQuery, setWeeklySummary } from './profileQueries';

/** The emails that the user gets besides account emails. */
export function OwnMail() {
  const messages = useMessages(PROFILE_MESSAGES);

  const settings = useApiQuery(mailSettingsQuery);
  const saving = useApiMutation(setWeeklySummary);
  const hintId = useId();
  if (settings.isPending) return <Skeleton height={44} />;
  if (!settings.data) {
    return (
      <FailedState
        what={messages.mailSettings}
        {...failureOf(settings.error)}
        onRetry={() => settings.refetch()}
        retrying={settings.isRefetching}
      />
    );
  }
  const { weeklySummary, timeZone } = settings.data;
  return (
    <Setting>
      <Switch
        label={messages.weeklySummary}
        aria-describedby={hintId}
        checked={saving.isPending ? saving.variables : weeklySummary}
        onChange={({ target }) => saving.mutate(target.checked)}
      />
      <p id={hintId}>{messages.weeklySummaryHint(timeZone)}</p>
      {saving.error && <Banner tone="critical">{failureOf(saving.error).message}</Banner>}
    </Setting>
  );
}

const Setting = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;

  > p {
    margin: 0;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
`;
