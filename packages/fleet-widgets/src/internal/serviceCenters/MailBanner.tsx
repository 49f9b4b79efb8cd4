import { formatDate } from '@gladhand/domain/formats';
import { isMailPending, type MailDelivery, MailStatus } from '@gladhand/domain/mail';
import type { AftermarketDealer } from '@gladhand/domain/service';
import { Banner, useMessages } from '@gladhand/ui';
import { CENTER_MAIL_MESSAGES } from './messages';

interface MailBannerProps {
  mail: MailDelivery;
  dealer: AftermarketDealer;
  timeZone: string;
}

/** Where an email to a service center is: queued, sent or failed. */
export function MailBanner({ mail: { status, to, reason, changedAt }, dealer, timeZone }: MailBannerProps) {
  const messages = useMessages(CENTER_MAIL_MESSAGES);

  if (status === MailStatus.Sent) {
    return (
      <Banner tone="good" title={messages.sentTo(dealer.name)}>
        {messages.delivered(to, formatDate(new Date(changedAt), 'shortDateTime', timeZone))}
      </Banner>
    );
  }
  if (isMailPending(status)) {
    return (
      <Banner tone="neutral" title={messages.queuedFor(dealer.name)}>
        {messages.queuedHint}
      </Banner>
    );
  }
  return (
    <Banner tone="critical" title={messages.notSent}>
      {reason ?? messages.rejected(to, dealer.phone)}
    </Banner>
  );
}
