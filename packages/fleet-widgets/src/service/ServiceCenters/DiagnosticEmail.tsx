import { ApiErrorCode } from '@gladhand/domain';
import { isMailPending, type MailDelivery, MailStatus } from '@gladhand/domain/mail';
import { useApiMutation, useMailDeliveries, useWidgetHost } from '@gladhand/domain/react';
import type { AftermarketDealer } from '@gladhand/domain/service';
import { Banner, Button, Dialog, perLanguage, useMessages } from '@gladhand/ui';
import { sendEmail } from '../../internal/serviceCenters/centersQueries';
import { MailBanner } from '../../internal/serviceCenters/MailBanner';
import type { EmailOutcome } from './emailOutcome';
import { SERVICE_CENTERS_MESSAGES } from './messages';
import * as S from './ServiceCenters.styles';

interface DiagnosticEmailProps {
  vin: string;
  unitId: string;
  dealer: AftermarketDealer;
  /** Queued, sent, failed or canceled. */
  onClose: (outcome: EmailOutcome) => void;
}

const contentOf = perLanguage((messages: typeof SERVICE_CENTERS_MESSAGES) => [
  messages.trailerIdentity,
  'its last position and when it was reported',
  'its health and active ABS faults',
  'the last readings of its sensors',
  'your email address, so that they can reply to you',
]);

/** Confirms a diagnostic email, then shows its state: queued, sent or failed. */
export function DiagnosticEmail({ vin, unitId, dealer, onClose }: DiagnosticEmailProps) {
  const messages = useMessages(SERVICE_CENTERS_MESSAGES);

  const { timeZone } = useWidgetHost();
  const sending = useApiMutation(sendEmail);
  const { data, error, isPending } = sending;
  const [mail] = useMailDeliveries(data ? [data.mail] : []);
  const close = () => onClose(mail ? outcomeOf(mail) : { kind: 'cancel' });
  const send = () => sending.mutate({ vin, dealerId: dealer.id });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isPending && close()}>
      <Dialog.Content width="small" dismissible={!isPending}>
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>{mail ? titleOf(mail, messages) : messages.confirmSend(unitId)}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Message aria-live="polite">
            {error && (
              <Banner tone="critical" title={messages.sendFailed}>
                {error.code === ApiErrorCode.RateLimited ? messages.sentMomentAgo : error.message}
              </Banner>
            )}
            {mail && <MailBanner mail={mail} dealer={dealer} timeZone={timeZone} />}
            {!mail && (
              <>
                <p>
                  {messages.recipient} <b>{dealer.name}</b>
                  {messages.at(dealer.city, dealer.region)} <b>{dealer.email}</b> {messages.with}
                </p>
                <ul>
                  {contentOf(messages).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </S.Message>
        </Dialog.Body>
        <Dialog.Footer>
          {mail ? (
            <Button kind="primary" onClick={close}>
              {messages.done}
            </Button>
          ) : (
            <>
              <Button disabled={isPending} onClick={close}>
                {messages.cancel}
              </Button>
              <Button kind="primary" working={isPending} onClick={send}>
                {isPending ? messages.sending : error ? messages.tryAgain : messages.sendEmail}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const titleOf = ({ status }: MailDelivery, messages = SERVICE_CENTERS_MESSAGES) =>
  status === MailStatus.Sent
    ? messages.diagnosticEmailSent
    : isMailPending(status)
      ? messages.emailQueued
      : messages.emailNotSent;

const outcomeOf = ({ status, changedAt }: MailDelivery): EmailOutcome => {
  if (status === MailStatus.Sent) return { kind: 'sent', at: new Date(changedAt) };
  return { kind: isMailPending(status) ? 'queued' : 'failed' };
};
