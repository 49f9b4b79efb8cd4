import type { Customer } from '@gladhand/domain/customers';
import { ScopeSelect, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { INTERNAL_MESSAGES } from './messages';

interface CustomerSelectProps {
  customers: readonly Customer[];
  /** Null: every customer that the user has access to. */
  value: number | null;
  onChange: (customerId: number | null) => void;
}

/** Filters the fleet by customer. Shown only to users with several customers. */
export function CustomerSelect({ customers, ...rest }: CustomerSelectProps) {
  const messages = useMessages(INTERNAL_MESSAGES);

  const options = useMemo(() => customers.map(({ id, shortName }) => ({ id, label: shortName })), [customers]);
  return <ScopeSelect label={messages.customer} allLabel={messages.allCustomers} options={options} {...rest} />;
}
