import { type AftermarketDealer, ApiErrorCode, isMailPending, type MailDelivery, MailStatus } from '@gladhand/domain';
import { useApiMutation, useMailDeliveries, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog } from '@gladhand/ui';
import { sendEmail } from './centersQueries';
import { type EmailOutcome, formatMoment } from './emailOutcome';
import * as S from './ServiceCenters.styles';

interface DiagnosticEmailProps {
  vin: string;
  unitId: string;
  dealer: AftermarketDealer;
  /** Queued, sent, failed or canceled. */
  onClose: (outcome: EmailOutcome) => void;
}

const CONTENT = [
  'Unit ID, VIN and type of the trailer',
  'its last position and when it was reported',
  'its health and active ABS faults',
  'the last readings of its sensors',
  'your email address, so that they can reply to you',
];

/** Asks before a trailer's state is mailed, then shows how the mail fares: queued, sent or failed. */
export function DiagnosticEmail({ vin, unitId, dealer, onClose }: DiagnosticEmailProps) {
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
          <Dialog.Title>{mail ? titleOf(mail) : `Send a diagnostic email about ${unitId}?`}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Message aria-live="polite">
            {error && (
              <Banner tone="critical" title="The email wasn't sent">
                {error.code === ApiErrorCode.RateLimited
                  ? 'An email about this trailer was sent a moment ago. Wait a few minutes, or call the service center.'
                  : error.message}
              </Banner>
            )}
            {mail && <MailBanner mail={mail} dealer={dealer} timeZone={timeZone} />}
            {!mail && (
              <>
                <p>
                  It goes to <b>{dealer.name}</b>, {dealer.city}, {dealer.region}, at <b>{dealer.email}</b> with:
                </p>
                <ul>
                  {CONTENT.map((line) => (
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
              Done
            </Button>
          ) : (
            <>
              <Button disabled={isPending} onClick={close}>
                Cancel
              </Button>
              <Button kind="primary" working={isPending} onClick={send}>
                {isPending ? 'Sending' : error ? 'Try again' : 'Send email'}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const titleOf = ({ status }: MailDelivery) =>
  status === MailStatus.Sent ? 'Diagnostic email sent' : isMailPending(status) ? 'Email queued' : 'Email not sent';

const outcomeOf = ({ status, changedAt }: MailDelivery): EmailOutcome => {
  if (status === MailStatus.Sent) return { kind: 'sent', at: new Date(changedAt) };
  return { kind: isMailPending(status) ? 'queued' : 'failed' };
};

interface MailBannerProps {
  mail: MailDelivery;
  dealer: AftermarketDealer;
  timeZone: string;
}

function MailBanner({ mail: { status, to, reason, changedAt }, dealer, timeZone }: MailBannerProps) {
  if (status === MailStatus.Sent) {
    return (
      <Banner tone="good" title={`Sent to ${dealer.name}`}>
        Delivered to {to} at {formatMoment(new Date(changedAt), timeZone)}. Replies go to your email address.
      </Banner>
    );
  }
  if (isMailPending(status)) {
    return (
      <Banner tone="neutral" title={`Queued for ${dealer.name}`}>
        It will be sent in a moment. You can close this window.
      </Banner>
    );
  }
  return (
    <Banner tone="critical" title="The email wasn't sent">
      {reason ?? `The mail server of ${to} refused it. Call the service center at ${dealer.phone}.`}
    </Banner>
  );
}
