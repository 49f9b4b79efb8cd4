import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, VisuallyHidden } from '@gladhand/ui';
import { styled } from 'styled-components';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { badgeText } from './badgeText';
import { CountBadge } from './CountBadge';
import { ALERT_BELL_MESSAGES } from './messages';
import { useAlertCount } from './useAlertCount';

export interface AlertCountProps extends LocalizedProps {
  /** The customer whose alerts are counted. @default the user's only customer */
  customerId?: number | null | undefined;
}

/**
 * The number of alerts that need the user, for the corner of an icon that leads to them; its container is positioned.
 * Absent while nothing needs the user, and for users without access to alerts.
 */
export function AlertCount({ messages, ...props }: AlertCountProps) {
  const { can } = useWidgetHost();
  if (!can('alertCount')) return null;
  return (
    <WidgetTexts messages={messages}>
      <Count {...props} />
    </WidgetTexts>
  );
}

function Count({ customerId = null }: AlertCountProps) {
  const messages = useMessages(ALERT_BELL_MESSAGES);
  const formats = useReadingFormats();
  const { count } = useAlertCount(customerId);
  const badge = badgeText(count, formats.count);
  if (count === undefined || badge === undefined) return null;
  return (
    <>
      <Corner aria-hidden="true">{badge}</Corner>
      <VisuallyHidden>{messages.needYou(count, formats.count(count))}, </VisuallyHidden>
    </>
  );
}

const Corner = styled(CountBadge)`
  inset-block-start: -7px;
  inset-inline: auto -11px;
`;
