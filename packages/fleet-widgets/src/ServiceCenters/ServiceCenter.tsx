import type { AftermarketDealer } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, Link, MailIcon, SeverityIcon, VisuallyHidden } from '@gladhand/ui';
import { type EmailOutcome, formatMoment } from './emailOutcome';
import * as S from './ServiceCenters.styles';

interface ServiceCenterProps {
  dealer: AftermarketDealer;
  /** '71.3 mi'; left out where nobody knows. */
  distance: string | undefined;
  /** What became of the mail that was meant for it. */
  outcome: EmailOutcome | undefined;
  onEmail: () => void;
}

/** One service center: where it is, how to reach it. */
export function ServiceCenter({ dealer, distance, outcome, onEmail }: ServiceCenterProps) {
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
      </address>
      <S.CenterFoot>
        <Button size="xsmall" icon={<Icon icon={MailIcon} size={14} />} onClick={onEmail}>
          Send diagnostic email<VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
        <S.Outcome role="status">
          {outcome?.kind === 'sent' && (
            <>
              <SeverityIcon tone="good" size={12} /> Sent {formatMoment(outcome.at, timeZone)}
            </>
          )}
          {outcome?.kind === 'queued' && 'Queued'}
          {outcome?.kind === 'failed' && 'Not sent'}
          {outcome?.kind === 'cancel' && 'Canceled. Nothing was sent.'}
        </S.Outcome>
      </S.CenterFoot>
    </li>
  );
}
