import { failureOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { alertSettingsQuery } from '../../internal/alertQueries';
import { OWN_ALERT_SETTINGS_MESSAGES } from './messages';
import * as S from './OwnSettings.styles';
import { SettingsForm } from './SettingsForm';

/** When and how the user is notified. */
export function OwnSettings() {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const settings = useApiQuery(alertSettingsQuery());
  const failure = settings.error && !settings.data ? failureOf(settings.error) : undefined;
  return (
    <S.Section aria-label={messages.title} aria-busy={settings.isPending && !failure}>
      <h2>{messages.title}</h2>
      {settings.data && (
        <SettingsForm key={settings.data.version} settings={settings.data} onReload={() => void settings.refetch()} />
      )}
      {failure && (
        <FailedState
          what={messages.what}
          {...failure}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      {settings.isPending && !failure && (
        <S.Part>
          <Skeleton height={20} width="220px" />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </S.Part>
      )}
    </S.Section>
  );
}
