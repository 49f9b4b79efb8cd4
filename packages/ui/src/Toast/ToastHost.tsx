import { Toaster } from 'sonner';
import { isRtl } from '../internal/direction';
import { usePortalHost } from '../ThemeScope/portalHost';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

export interface ToastHostProps {
  /** Name of the region for screen readers. @default 'Notifications' */
  label?: string;
  /** How many stand at once; older ones wait behind. @default 4 */
  limit?: number;
}

const TOAST_WIDTH = '320px';

/** Where toasts appear: at the bottom end of the window, on a phone at its top. Put one inside the `ThemeScope`. */
export function ToastHost({ label = 'Notifications', limit = 4 }: ToastHostProps) {
  const host = usePortalHost();
  const phone = useMediaQuery('(max-width: 600px)');
  const rtl = isRtl(host);
  const corner = rtl ? 'bottom-left' : 'bottom-right';
  return (
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
  );
}
