import { USER_TEXTS } from '@gladhand/domain';
import { Banner, Select } from '@gladhand/ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';

/** The tree of a customer's groups, for one who assigns them. */
export interface GroupTreeSlotProps {
  customerId: number;
  /** Ids of the chosen groups. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
}

interface GroupsTabProps {
  groupTree: (props: GroupTreeSlotProps) => ReactNode;
  /** A user who is about to be created. */
  isNew: boolean;
  customers: readonly { id: number; shortName: string }[];
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The user had groups and none is left, which cannot be saved. */
  removedAll: boolean;
  disabled: boolean;
}

/** Which groups of one customer a user is in. */
export function GroupsTab(props: GroupsTabProps) {
  const { groupTree, isNew, customers, customerId, onCustomerChange, removedAll, ...rest } = props;
  const options = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  if (isNew && customers.length === 0)
    return (
      <Tab>
        <Banner>Choose a user type with a customer first. Groups are chosen among those of the customer.</Banner>
      </Tab>
    );
  return (
    <Tab>
      <Select
        label="Customer"
        placeholder="Select a customer"
        options={options}
        searchFrom={12}
        value={customerId === null ? null : String(customerId)}
        onChange={(chosen) => onCustomerChange(chosen === null ? null : Number(chosen))}
      />
      {customerId === null ? (
        <Banner tone="caution">{USER_TEXTS.selectCustomer}</Banner>
      ) : (
        <>
          {removedAll && <Banner tone="critical">{USER_TEXTS.atLeastOneGroup}</Banner>}
          {isNew && <Hint>Without a group here, the user is in All VINs and sees every trailer of the customer.</Hint>}
          <Tree>{groupTree({ customerId, ...rest })}</Tree>
        </>
      )}
    </Tab>
  );
}

const Tab = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

const Hint = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

const Tree = styled.div`
  block-size: min(420px, 46vh);
  min-block-size: 220px;
`;
