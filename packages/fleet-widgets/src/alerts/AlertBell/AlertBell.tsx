import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { BellIcon, Icon, IconButton, lazyPart, useMessages } from '@gladhand/ui';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { badgeText } from './badgeText';
import { CountBadge } from './CountBadge';
import { ALERT_BELL_MESSAGES } from './messages';
import { useAlertCount } from './useAlertCount';

/** The bell is on every page, and the sheet isn't needed for its count. */
const BellSheet = lazyPart(() => import('./BellSheet').then((module) => module.BellSheet));

/** Whose alerts the sheet shows. */
export interface AlertBellScope {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  /** Call it when the user chooses another customer in the sheet, so that the bell counts its alerts. */
  onCustomerChange: (customerId: number | null) => void;
  /** Closes the sheet. */
  onClose: () => void;
}

export interface AlertBellProps extends LocalizedProps {
  /** The customer whose alerts are counted. @default the user's only customer, or the one chosen in the sheet */
  customerId?: number | null | undefined;
  /** Content of the sheet that the bell opens: `() => <AlertInbox />`. @default no sheet, see `onOpen` */
  inbox?: ((scope: AlertBellScope) => ReactNode) | undefined;
  /** Called when the bell is pressed, e.g. to open a page. */
  onOpen?: (() => void) | undefined;
}

/** The number of alerts that need the user. Opens them in a sheet. Absent for users without access to alerts. */
export function AlertBell({ messages, ...props }: AlertBellProps) {
  const { can } = useWidgetHost();
  if (!can('alertCount')) return null;
  return (
    <WidgetTexts messages={messages}>
      <Bell {...props} />
    </WidgetTexts>
  );
}

function Bell({ customerId: given = null, inbox, onOpen }: AlertBellProps) {
  const messages = useMessages(ALERT_BELL_MESSAGES);
  const formats = useReadingFormats();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { customerId, count } = useAlertCount(given ?? chosen);
  const badge = badgeText(count, formats.count);
  return (
    <Frame>
      <IconButton
        kind="quiet"
        label={count === undefined ? messages.alerts : messages.needYou(count, formats.count(count))}
        icon={<Icon icon={BellIcon} size={18} />}
        tooltipSide="inline-end"
        aria-haspopup={inbox ? 'dialog' : undefined}
        aria-expanded={inbox ? isOpen : undefined}
        onClick={() => {
          onOpen?.();
          if (inbox) setIsOpen(true);
        }}
      />
      {badge !== undefined && <CountBadge aria-hidden="true">{badge}</CountBadge>}
      {inbox && isOpen && (
        <Suspense>
          <BellSheet onClose={close}>
            {inbox({ customerId: customerId ?? null, onCustomerChange: setChosen, onClose: close })}
          </BellSheet>
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-grid;
`;
