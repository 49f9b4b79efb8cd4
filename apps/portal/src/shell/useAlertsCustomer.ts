import { useLocation } from 'react-router';
import { alertsPath } from '../paths';

/** The customer that is chosen on the page of alerts; null on other pages, and without a choice. */
export function useAlertsCustomer(): number | null {
  const { pathname, search } = useLocation();
  const chosen = pathname.startsWith(alertsPath()) ? Number(new URLSearchParams(search).get('customer')) : 0;
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null;
}
