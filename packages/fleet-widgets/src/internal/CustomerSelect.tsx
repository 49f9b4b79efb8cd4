import type { Customer } from '@gladhand/domain';
import { ScopeSelect } from '@gladhand/ui';
import { useMemo } from 'react';

interface CustomerSelectProps {
  customers: readonly Customer[];
  /** Null: every customer in sight. */
  value: number | null;
  onChange: (customerId: number | null) => void;
}

/** Narrows the fleet to one customer; drawn only for people who see several. */
export function CustomerSelect({ customers, ...rest }: CustomerSelectProps) {
  const options = useMemo(() => customers.map(({ id, shortName }) => ({ id, label: shortName })), [customers]);
  return <ScopeSelect label="Customer" allLabel="All Customers" options={options} {...rest} />;
}
