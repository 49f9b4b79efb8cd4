import { failureOf } from '@gladhand/domain';
import type { Webhook } from '@gladhand/domain/alerts';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Icon, PlusIcon, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { useId, useState } from 'react';
import { DeleteWebhook } from './DeleteWebhook';
import { MessageLog } from './MessageLog';
import { WEBHOOKS_MESSAGES } from './messages';
import { NewSecret } from './NewSecret';
import { RotateSecret } from './RotateSecret';
import { WebhookForm } from './WebhookForm';
import { WebhookRow } from './WebhookRow';
import * as S from './Webhooks.styles';
import { inputOf, testWebhook, updateWebhook, webhooksQuery } from './webhookQueries';

const REFRESH_MS = 30_000;
/** The server refuses more. */
const MAX_WEBHOOKS = 10;

/** What is open: a dialog about a webhook, or the form of a new one. */
type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'rotate' | 'delete' | 'messages'; webhook: Webhook }
  | { kind: 'secret'; webhook: Webhook; secret: string };

/** The webhooks of a customer: what they are sent, how they fare, and everything that can be done with them. */
export function Webhooks({ customerId }: { customerId: number }) {
  const messages = useMessages(WEBHOOKS_MESSAGES);

  const { notify } = useWidgetHost();
  const titleId = useId();
  const webhooks = useApiQuery(webhooksQuery(customerId), { refreshMs: REFRESH_MS });
  const [task, setTask] = useState<Task>();
  const turn = useApiMutation(updateWebhook);
  const test = useApiMutation(testWebhook);
  const close = () => setTask(undefined);
  const all = webhooks.data;
  const failure = webhooks.error ? failureOf(webhooks.error) : undefined;
  const retry = () => void webhooks.refetch();
  const create = (
    <Button icon={<Icon icon={PlusIcon} />} onClick={() => setTask({ kind: 'create' })}>
      {messages.create}
    </Button>
  );

  function turnTo(webhook: Webhook, enabled: boolean): void {
    const { id, version, name } = webhook;
    turn.mutate(
      { customerId, id, version, input: { ...inputOf(webhook), enabled } },
      { onError: () => notify({ tone: 'critical', title: messages.switchFailed, detail: name }) },
    );
  }

  function sendTest(webhook: Webhook): void {
    test.mutate(
      { customerId, id: webhook.id },
      {
        onSuccess: () => setTask({ kind: 'messages', webhook }),
        onError: () => notify({ tone: 'critical', title: messages.testFailed, detail: webhook.name }),
      },
    );
  }

  return (
    <S.Section aria-labelledby={titleId}>
      <S.Head>
        <h2 id={titleId}>{messages.title}</h2>
        {all && all.length > 0 && all.length < MAX_WEBHOOKS && create}
      </S.Head>
      <S.Hint>{messages.about}</S.Hint>
      {all && all.length >= MAX_WEBHOOKS && <S.Hint>{messages.full(MAX_WEBHOOKS)}</S.Hint>}
      {failure && all && <StaleBanner reason={failure.message} onRetry={retry} retrying={webhooks.isFetching} />}
      {failure && !all && (
        <FailedState what={messages.theWebhooks} {...failure} onRetry={retry} retrying={webhooks.isFetching} />
      )}
      {webhooks.isPending && !failure && (
        <S.Waiting aria-busy="true">
          <Skeleton height={48} />
          <Skeleton height={48} />
        </S.Waiting>
      )}
      {all?.length === 0 && (
        <EmptyState edge="none" title={messages.noneYet} action={create}>
          {messages.noneYetHint}
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <S.List aria-labelledby={titleId}>
          {all.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onSwitch={(enabled) => turnTo(webhook, enabled)}
              onTest={() => sendTest(webhook)}
              onOpen={(kind) => setTask({ kind, webhook })}
            />
          ))}
        </S.List>
      )}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <WebhookForm
          customerId={customerId}
          webhook={task.kind === 'edit' ? task.webhook : undefined}
          onCreated={(made) => setTask({ kind: 'secret', ...made })}
          onClose={close}
        />
      )}
      {task?.kind === 'rotate' && (
        <RotateSecret
          webhook={task.webhook}
          onRotated={(made) => setTask({ kind: 'secret', ...made })}
          onClose={close}
        />
      )}
      {task?.kind === 'secret' && <NewSecret name={task.webhook.name} secret={task.secret} onClose={close} />}
      {task?.kind === 'delete' && <DeleteWebhook webhook={task.webhook} onClose={close} />}
      {task?.kind === 'messages' && <MessageLog webhook={task.webhook} onClose={close} />}
    </S.Section>
  );
}
