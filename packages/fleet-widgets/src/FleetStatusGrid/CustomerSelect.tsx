import type { Customer } from '@gladhand/domain';
import { Select } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { FleetStatusView } from './fleetStatusView';

interface CustomerSelectProps {
  customers: readonly Customer[];
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
}

/** The synthetic entry for every customer in sight has id 0. */
const ALL = '0';

/** Narrows the fleet to one customer; drawn only for people who see several. */
export function CustomerSelect({ customers, view, onViewChange }: CustomerSelectProps) {
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
      value={String(view.customerId ?? ALL)}
      onChange={(value) =>
        onViewChange({ ...view, customerId: value === ALL || value === null ? null : Number(value) })
      }
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
