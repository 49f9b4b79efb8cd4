import { useWidgetHost } from '@gladhand/domain/react';
import type { AftermarketDealer } from '@gladhand/domain/service';
import { Button, Icon, Link, MailIcon, SeverityIcon, useMessages, VisuallyHidden } from '@gladhand/ui';
import { NewGeofenceLink } from '../../internal/NewGeofenceLink';
import { type EmailOutcome, formatMoment } from './emailOutcome';
import { SERVICE_CENTERS_MESSAGES } from './messages';
import * as S from './ServiceCenters.styles';

interface ServiceCenterProps {
  dealer: AftermarketDealer;
  /** '71.3 mi'; left out when unknown. */
  distance: string | undefined;
  /** The result of the email to this service center. */
  outcome: EmailOutcome | undefined;
  onEmail: () => void;
}

/** One service center: address and contact. */
export function ServiceCenter({ dealer, distance, outcome, onEmail }: ServiceCenterProps) {
  const messages = useMessages(SERVICE_CENTERS_MESSAGES);

  const { timeZone } = useWidgetHost();
  const { name, street, city, region, phone, email } = dealer;
  return (
    <li>
      <S.CenterHead>
        <h4>{name}</h4>
        {distance && <span>{distance}</span>}
      </S.CenterHead>
      <address>
        <span>
          {street}, {city}, {region}
        </span>
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        <Link href={`mailto:${email}`}>{email}</Link>
        <NewGeofenceLink name={name} lat={dealer.lat} lng={dealer.lng} />
      </address>
      <S.CenterFoot>
        <Button size="xsmall" icon={<Icon icon={MailIcon} size={14} />} onClick={onEmail}>
          {messages.sendDiagnosticEmail}
          <VisuallyHidden> {messages.to(name)}</VisuallyHidden>
        </Button>
        <S.Outcome role="status">
          {outcome?.kind === 'sent' && (
            <>
              <SeverityIcon tone="good" size={12} /> {messages.sent(formatMoment(outcome.at, timeZone))}
            </>
          )}
          {outcome?.kind === 'queued' && messages.queued}
          {outcome?.kind === 'failed' && messages.notSent}
          {outcome?.kind === 'cancel' && messages.canceled}
        </S.Outcome>
      </S.CenterFoot>
    </li>
  );
}
