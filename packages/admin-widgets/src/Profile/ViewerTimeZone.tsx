import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, TimeZoneSelect, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { PROFILE_MESSAGES } from './messages';
import { setTimeZone } from './profileQueries';

/** The time zone of all times on the screens. It is the zone of the browser until another one is chosen. */
export function ViewerTimeZone({ chosen }: { chosen: string | null }) {
  const messages = useMessages(PROFILE_MESSAGES);

  const { now, notify } = useWidgetHost();
  const save = useApiMutation(setTimeZone);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const choose = (zone: string | null) =>
    save.mutate(zone, { onSuccess: () => notify({ tone: 'good', title: messages.saved }) });
  // The last choice stays while it is saved and after a failure, so that it can be saved again.
  const shown = save.isPending || save.isError ? (save.variables ?? null) : chosen;
  return (
    <Zone>
      {save.isError && (
        <Banner
          tone="critical"
          title={messages.timeZoneNotSaved}
          action={
            <Button size="xsmall" onClick={() => choose(save.variables ?? null)}>
              {messages.tryAgain}
            </Button>
          }
        >
          {save.error.message}
        </Banner>
      )}
      <TimeZoneSelect
        label={messages.timeZone}
        now={now()}
        value={shown}
        onChange={choose}
        placeholder={messages.browserTimeZone(own)}
        disabled={save.isPending}
      />
      {shown !== null && (
        <Button kind="link" onClick={() => choose(null)} working={save.isPending && save.variables === null}>
          {messages.chooseBrowserTimeZone(own)}
        </Button>
      )}
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  > :not(button) {
    inline-size: 100%;
  }
`;
