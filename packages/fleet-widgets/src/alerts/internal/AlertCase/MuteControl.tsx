import { failureOf } from '@gladhand/domain';
import type { AlertDetail } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { BellOffIcon, Button, Icon, Menu, useMessages, useWords } from '@gladhand/ui';
import { muteRule } from '../alertQueries';
import { alertTime } from '../alertTime';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

const DAYS = [1, 7, 30] as const;
const DAY_MS = 86_400_000;

/** Stops the messages of the rule about this trailer for some days. */
export function MuteControl({ detail: { alert, mutedUntil }, vin }: { detail: AlertDetail; vin: string }) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const say = useWords();
  const { now, timeZone, locale } = useWidgetHost();
  const mute = useApiMutation(muteRule);
  const rule = { customerId: alert.customerId, id: alert.ruleId, vin };
  const muteFor = (days: number) =>
    // A minute less, because the limit is judged by the clock of the server.
    mute.mutate({ ...rule, until: new Date(now().getTime() + days * DAY_MS - 60_000).toISOString() });
  return (
    <>
      {mutedUntil ? (
        <S.Muted>
          {messages.mutedUntil(alertTime(new Date(mutedUntil), now(), timeZone, locale))}
          <Button size="xsmall" working={mute.isPending} onClick={() => mute.mutate({ ...rule, until: null })}>
            {messages.unmute}
          </Button>
        </S.Muted>
      ) : (
        <Menu.Root modal={false}>
          <Menu.Trigger asChild>
            <Button kind="quiet" working={mute.isPending}>
              <Icon icon={BellOffIcon} />
              {messages.mute}
            </Button>
          </Menu.Trigger>
          <Menu.Content align="start">
            {DAYS.map((days) => (
              <Menu.Item key={days} onSelect={() => muteFor(days)}>
                {messages.muteFor(days)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      )}
      {mute.error && <S.Failure role="alert">{say(failureOf(mute.error).message)}</S.Failure>}
    </>
  );
}
