import type { Customer } from '@gladhand/domain';
import { Select } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

interface CustomerSelectProps {
  customers: readonly Customer[];
  /** Null: every customer in sight. */
  value: number | null;
  onChange: (customerId: number | null) => void;
}

/** The synthetic entry for every customer in sight has id 0. */
const ALL = '0';

/** Narrows the fleet to one customer; drawn only for people who see several. */
export function CustomerSelect({ customers, value, onChange }: CustomerSelectProps) {
  const options = useMemo(
    () => [
      { value: ALL, label: 'All Customers' },
      ...customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    ],
    [customers],
  );
  return (
    <Narrow
      aria-label="Customer"
      options={options}
      searchFrom={12}
      value={String(value ?? ALL)}
      onChange={(chosen) => onChange(chosen === ALL || chosen === null ? null : Number(chosen))}
    />
  );
}

const Narrow = styled(Select)`
  inline-size: 200px;
  @media (max-width: 767px) {
    flex: 1 1 110px;
    inline-size: auto;
  }
`;
