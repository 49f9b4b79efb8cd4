import { LEASE_STATES, type LeaseState } from '@gladhand/domain/leases';

/** The place of a new lease, instead of an id. */
export const NEW_LEASE = 'new';

/** What Lease Management shows, which a host can keep in its URL. */
export interface LeaseView {
  /** The open lease, `new`, or null for the list. */
  leaseId: string | null;
  /** Of the list; null for all. */
  state: LeaseState | null;
  /** Leases from or to this customer. */
  customerId: number | null;
  /** Leases of the trailer with this complete VIN. */
  vin: string;
}

/** The list without filters. */
export const EMPTY_LEASE_VIEW: LeaseView = { leaseId: null, state: null, customerId: null, vin: '' };

/** The view as parameters of a URL. */
export function encodeLeases({ leaseId, state, customerId, vin }: LeaseView): Record<string, string> {
  return {
    ...(leaseId !== null && { lease: leaseId }),
    ...(state !== null && { state }),
    ...(customerId !== null && { customer: String(customerId) }),
    ...(vin !== '' && { vin }),
  };
}

/** The view of the parameters of a URL. Unknown values are ignored. */
export function decodeLeases(params: Readonly<Record<string, string>>): LeaseView {
  const { lease = '', state, customer, vin = '' } = params;
  const customerId = Number(customer);
  return {
    leaseId: lease === NEW_LEASE || /^[\da-f-]{36}$/i.test(lease) ? lease : null,
    state: LEASE_STATES.find(({ id }) => id === state)?.id ?? null,
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    vin,
  };
}
