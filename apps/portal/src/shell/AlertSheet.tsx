import { type AlertBellScope, AlertInbox, EMPTY_INBOX_VIEW } from '@gladhand/fleet-widgets/alerts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The inbox in the sheet of the bell. It closes with the page that it was opened on. */
export function AlertSheet({ customerId, onCustomerChange, onClose }: AlertBellScope) {
  const [view, setView] = useState({ ...EMPTY_INBOX_VIEW, customerId });
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  // A link in the sheet leads to another page, which the sheet would cover.
  useEffect(() => {
    if (pathname !== opened.current) onClose();
  }, [pathname, onClose]);

  return (
    <AlertInbox
      view={view}
      onViewChange={(next) => {
        setView(next);
        if (next.customerId !== view.customerId) onCustomerChange(next.customerId);
      }}
    />
  );
}
