import { badInput } from './apiError';
import { HTTP_MESSAGES } from './messages';

/** The customer id in a query string; null for all customers. */
export function customerIdFrom(text: string | undefined): number | null {
  if (text === undefined || text === '' || text === 'null' || text === '0') return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw badInput(HTTP_MESSAGES.customerId);
  return Number(text);
}
