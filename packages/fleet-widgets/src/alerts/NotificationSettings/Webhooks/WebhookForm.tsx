import { ApiErrorCode } from '@gladhand/domain';
import { type NewWebhook, PREDICATE_OPTIONS, type Webhook } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Checkbox, Dialog, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { severityText } from '../../internal/alertWords';
import { ALERT_WORDS } from '../../internal/wordMessages';
import { WEBHOOKS_MESSAGES } from './messages';
import * as S from './Webhooks.styles';
import { createWebhook, updateWebhook } from './webhookQueries';

const SEVERITIES = PREDICATE_OPTIONS.severity.map(({ id }) => id);
const MAX_NAME = 60;
const MAX_URL = 500;

interface WebhookFormProps {
  customerId: number;
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onCreated: (made: NewWebhook) => void;
  onClose: () => void;
}

/** Adds or changes a webhook. What was typed stays until it is saved. */
export function WebhookForm({ customerId, webhook, onCreated, onClose }: WebhookFormProps) {
  const messages = useMessages(WEBHOOKS_MESSAGES);
  const words = useMessages(ALERT_WORDS);

  const { notify } = useWidgetHost();
  const formId = useId();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [severities, setSeverities] = useState<readonly string[]>(webhook?.severities ?? SEVERITIES);
  const [version, setVersion] = useState(webhook?.version ?? 0);
  const [isTried, setIsTried] = useState(false);
  const create = useApiMutation(createWebhook);
  const update = useApiMutation(updateWebhook);
  const { error } = webhook ? update : create;
  const isPending = create.isPending || update.isPending;
  const isOutdated = error?.code === ApiErrorCode.Conflict;
  const isComplete = name.trim() !== '' && isHttps(url.trim()) && severities.length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (isPending || !isComplete) return;
    const input = {
      name: name.trim(),
      url: url.trim(),
      severities: [...severities],
      enabled: webhook?.enabled ?? true,
    };
    if (!webhook) {
      create.mutate({ customerId, webhook: input }, { onSuccess: onCreated });
      return;
    }
    update.mutate(
      { customerId, id: webhook.id, version, input },
      {
        onSuccess(saved) {
          notify({ tone: 'good', title: messages.saved, detail: saved.name });
          onClose();
        },
        onError({ details }) {
          const current = details?.current as Webhook | undefined;
          if (current) setVersion(current.version);
        },
      },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isPending && onClose()}>
      {/* A press next to the dialog must not discard a half-filled form. */}
      <Dialog.Content width="small" aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{webhook ? messages.editTitle : messages.createTitle}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={submit}>
            {error && (
              <Banner
                tone={isOutdated ? 'caution' : 'critical'}
                title={isOutdated ? messages.changedElsewhere : messages.notSaved}
              >
                {error.code === ApiErrorCode.BadUserInput && error.message}
              </Banner>
            )}
            <TextField
              label={messages.name}
              required
              maxLength={MAX_NAME}
              counted={false}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={isTried && name.trim() === '' ? messages.nameMissing : undefined}
            />
            <TextField
              label={messages.url}
              hint={messages.urlHint}
              required
              type="url"
              dir="ltr"
              autoComplete="off"
              maxLength={MAX_URL}
              counted={false}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
              error={isTried && !isHttps(url.trim()) ? messages.urlInvalid : undefined}
            />
            <S.Choices>
              <legend>{messages.severities}</legend>
              {SEVERITIES.map((severity) => (
                <Checkbox
                  key={severity}
                  label={severityText(severity, words)}
                  checked={severities.includes(severity)}
                  onChange={(event) => {
                    const { checked } = event.currentTarget;
                    setSeverities(SEVERITIES.filter((one) => (one === severity ? checked : severities.includes(one))));
                  }}
                />
              ))}
              {isTried && severities.length === 0 && <S.Problem role="alert">{messages.severityMissing}</S.Problem>}
            </S.Choices>
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={isPending}>
            {webhook ? messages.save : messages.create}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';
