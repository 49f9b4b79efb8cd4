import type { Customer } from '@gladhand/domain/customers';
import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import { useMemo } from 'react';
import { customerOf } from './customerOf';

interface Scoped {
  /** Null for all customers that the viewer has access to. */
  customerId: number | null;
}

/** The customers that a list can be limited to. */
export interface CustomerScope {
  customers: readonly Customer[];
  options: readonly { id: number; label: string }[];
  hasChoice: boolean;
  isPending: boolean;
  isSuccess: boolean;
  /** The view without a customer that the viewer may not choose. */
  limit: <View extends Scoped>(view: View) => View;
  /** False until it is known whether the viewer may choose the customer of the view. */
  isReady: (view: Scoped) => boolean;
}

const STALE_MS = 300_000;
const NO_CUSTOMERS: readonly Customer[] = [];

/** The customers that the viewer can limit a list to. */
export function useCustomerScope(): CustomerScope {
  const { data, isPending, isSuccess } = useApiQuery(customersQuery, { staleMs: STALE_MS });
  const customers = data ?? NO_CUSTOMERS;
  const options = useMemo(() => customers.map(({ id, shortName }) => ({ id, label: shortName })), [customers]);
  return {
    customers,
    options,
    hasChoice: options.length > 1,
    isPending,
    isSuccess,
    limit: (view) => ({ ...view, customerId: customerOf(view.customerId, data) }),
    isReady: ({ customerId }) => customerId === null || !isPending,
  };
}
