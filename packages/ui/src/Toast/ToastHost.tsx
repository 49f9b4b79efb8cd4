import { Toaster } from 'sonner';
import { isRtl } from '../internal/direction';
import { useMessages } from '../locale/LocaleProvider';
import { usePortalHost } from '../ThemeScope/portalHost';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { DismissLabelContext } from './dismissLabel';
import { TOAST_MESSAGES } from './messages';

export interface ToastHostProps {
  /** Name of the region for screen readers. @default 'Notifications' */
  label?: string | undefined;
  /** Name of the button that dismisses a toast. @default 'Dismiss' */
  dismissLabel?: string | undefined;
  /** Number of visible toasts; older ones are stacked behind. @default 4 */
  limit?: number | undefined;
}

const TOAST_WIDTH = '320px';

/**
 * Shows toasts at the bottom end of the window, on a phone at the top. Place one inside the `ThemeScope`. Alt+T moves
 * the focus there, Tab moves between toasts, and the focus returns when the last one is gone.
 */
export function ToastHost(props: ToastHostProps) {
  const messages = useMessages(TOAST_MESSAGES);

  const { label = messages.notifications, dismissLabel = messages.dismiss, limit = 4 } = props;
  const host = usePortalHost();
  const phone = useMediaQuery('(max-width: 600px)');
  const rtl = isRtl(host);
  const corner = rtl ? 'bottom-left' : 'bottom-right';
  return (
    <DismissLabelContext value={dismissLabel}>
      <Toaster
        position={phone ? 'top-center' : corner}
        dir={rtl ? 'rtl' : 'ltr'}
        visibleToasts={limit}
        expand
        gap={10}
        offset={20}
        containerAriaLabel={label}
        style={{ '--width': TOAST_WIDTH } as React.CSSProperties}
      />
    </DismissLabelContext>
  );
}
