import { type AftermarketDealer, ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog } from '@gladhand/ui';
import { sendEmail } from './centersQueries';
import { type EmailOutcome, formatMoment } from './emailOutcome';
import * as S from './ServiceCenters.styles';

interface DiagnosticEmailProps {
  vin: string;
  unitId: string;
  dealer: AftermarketDealer;
  /** Sent, or given up: what was under way is over. */
  onClose: (outcome: EmailOutcome) => void;
}

const CONTENT = [
  'Unit ID, VIN and type of the trailer',
  'where it was last, and when',
  'its health and active ABS faults',
  'the last readings of its sensors',
  'your e-mail address, so that they can answer you',
];

/** Asks before a trailer's state is mailed, sends it, and says what became of it: confirm, sending, sent, failed, cancel. */
export function DiagnosticEmail({ vin, unitId, dealer, onClose }: DiagnosticEmailProps) {
  const { timeZone } = useWidgetHost();
  const sending = useApiMutation(sendEmail);
  const { data: sent, error, isPending } = sending;
  const close = () => onClose(sent ? { kind: 'sent', at: new Date(sent.sentAt) } : { kind: 'cancel' });
  const send = () => sending.mutate({ vin, dealerId: dealer.id });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isPending && close()}>
      <Dialog.Content width="small" dismissible={!isPending}>
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>{sent ? 'Diagnostic e-mail sent' : `Send a diagnostic e-mail about ${unitId}?`}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Message aria-live="polite">
            {error && (
              <Banner tone="critical" title="The e-mail was not sent">
                {error.code === ApiErrorCode.RateLimited
                  ? 'This trailer was reported a moment ago. Wait a few minutes, or call the service center.'
                  : error.message}
              </Banner>
            )}
            {sent && (
              <Banner tone="good" title={`${dealer.name} has it`}>
                Sent to {sent.sentTo} at {formatMoment(new Date(sent.sentAt), timeZone)}. Answers come to your e-mail
                address.
              </Banner>
            )}
            {!sent && (
              <>
                <p>
                  It goes to <b>{dealer.name}</b>, {dealer.city}, {dealer.region}, at <b>{dealer.email}</b> and tells:
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
          {sent ? (
            <Button kind="primary" onClick={close}>
              Done
            </Button>
          ) : (
            <>
              <Button disabled={isPending} onClick={close}>
                Cancel
              </Button>
              <Button kind="primary" working={isPending} onClick={send}>
                {isPending ? 'Sending' : error ? 'Try again' : 'Send e-mail'}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
