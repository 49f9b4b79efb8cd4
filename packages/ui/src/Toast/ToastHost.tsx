import { Toaster } from 'sonner';
import { isRtl } from '../internal/direction';
import { usePortalHost } from '../ThemeScope/portalHost';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { DismissLabelContext } from './dismissLabel';

export interface ToastHostProps {
  /** Name of the region for screen readers. @default 'Notifications' */
  label?: string;
  /** Name of the button that dismisses a toast. @default 'Dismiss' */
  dismissLabel?: string;
  /** How many stand at once; older ones wait behind. @default 4 */
  limit?: number;
}

const TOAST_WIDTH = '320px';

/**
 * Where toasts appear: at the bottom end of the window, on a phone at its top. Put one inside the `ThemeScope`. Alt+T takes
 * the keyboard there, Tab goes through the toasts, and the focus comes back when the last one is gone.
 */
export function ToastHost({ label = 'Notifications', dismissLabel = 'Dismiss', limit = 4 }: ToastHostProps) {
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
