import { isEmail } from '@gladhand/domain/contact';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import type { ReportDelivery, ReportRun } from '@gladhand/domain/reports';
import { Button, EmailListInput, StatusPill, type Tone, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { sendReport } from '../reportQueries';
import { zonedText } from '../runTexts';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';

interface ResultDeliveriesProps {
  customerId: number;
  run: ReportRun;
}

/** States after which another mail can be sent. */
const RESENDABLE = ['sent', 'failed', 'unconfirmed'];
const TONES: Readonly<Record<string, Tone>> = { sent: 'good', failed: 'critical', unconfirmed: 'caution' };

/** Who got a result, and how that went; it can be sent again, and to others. */
export function ResultDeliveries({ customerId, run }: ResultDeliveriesProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const { can, notify } = useWidgetHost();
  const send = useApiMutation(sendReport);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const { summary, deliveries } = run;
  const failed = deliveries.filter(({ state }) => state === 'failed').map(({ recipient }) => recipient);
  const canSend = can('sendReport') && summary.state === 'done';

  function sendTo(recipients: readonly string[], onSent?: () => void): void {
    send.mutate(
      { customerId, runId: summary.id, recipients: [...recipients] },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: messages.queued(recipients.length) });
          onSent?.();
        },
        onError: ({ message }) => notify({ tone: 'critical', title: messages.sendingFailed, detail: message }),
      },
    );
  }

  return (
    <S.Card aria-label={messages.deliveries}>
      <header>
        <h2>{messages.deliveries}</h2>
        <span>{deliveries.length > 0 ? messages.sentOf(summary.sent, summary.recipients) : messages.notSent}</span>
        {canSend && failed.length > 0 && (
          <Button size="xsmall" working={send.isPending} onClick={() => sendTo(failed)}>
            {messages.resendFailed}
          </Button>
        )}
      </header>
      <S.Items>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.recipient}
            delivery={delivery}
            timeZone={summary.timezone}
            onResend={canSend ? () => sendTo([delivery.recipient]) : undefined}
          />
        ))}
      </S.Items>
      {canSend && (
        <S.Padded>
          <EmailListInput label={messages.sendTo} isValid={isEmail} value={addresses} onChange={setAddresses} />
          <div>
            <Button
              size="xsmall"
              working={send.isPending}
              disabled={addresses.length === 0 || !addresses.every(isEmail)}
              onClick={() => sendTo(addresses, () => setAddresses([]))}
            >
              {messages.send}
            </Button>
          </div>
        </S.Padded>
      )}
    </S.Card>
  );
}

interface DeliveryProps {
  delivery: ReportDelivery;
  timeZone: string;
  onResend: (() => void) | undefined;
}

function Delivery({ delivery, timeZone, onResend }: DeliveryProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const { recipient, state, reason, at } = delivery;
  const canResend = onResend && RESENDABLE.includes(state);
  return (
    <li>
      <div>
        <bdi>{recipient}</bdi>
        <small>
          <StatusPill tone={TONES[state] ?? 'neutral'} plain>
            {messages.states[state as keyof typeof messages.states] ?? state}
          </StatusPill>{' '}
          {zonedText(at, timeZone)}
          {reason && <>. {reason}</>}
        </small>
      </div>
      {canResend && (
        <Button size="xsmall" aria-label={messages.resendTo(recipient)} onClick={onResend}>
          {messages.resend}
        </Button>
      )}
    </li>
  );
}
