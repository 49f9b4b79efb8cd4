import { Banner, Select, useMessages } from '@gladhand/ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { LazyGroupTree } from '../internal/GroupTree/LazyGroupTree';
import { COMMON_MESSAGES } from '../internal/messages';
import { USER_MESSAGES } from './messages';

/** The props of the tree in which the groups of a user are chosen. */
export interface GroupTreeSlotProps {
  customerId: number;
  /** Ids of the chosen groups. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
}

interface GroupsTabProps {
  /** @default a `GroupTree` */
  groupTree: ((props: GroupTreeSlotProps) => ReactNode) | undefined;
  /** Whether the user is new. */
  isNew: boolean;
  customers: readonly { id: number; shortName: string }[];
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The user had groups and none is left. This cannot be saved. */
  removedAll: boolean;
  disabled: boolean;
}

/** The groups of a user, for one customer. */
export function GroupsTab(props: GroupsTabProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const { groupTree, isNew, customers, customerId, onCustomerChange, removedAll, ...rest } = props;
  const options = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  if (isNew && customers.length === 0)
    return (
      <Tab>
        <Banner>{userMessages.typeFirst}</Banner>
      </Tab>
    );
  return (
    <Tab>
      <Select
        label={commonMessages.customer}
        placeholder={commonMessages.selectCustomer}
        options={options}
        searchFrom={12}
        value={customerId === null ? null : String(customerId)}
        onChange={(chosen) => onCustomerChange(chosen === null ? null : Number(chosen))}
      />
      {customerId === null ? (
        <Banner tone="caution">{userMessages.selectCustomer}</Banner>
      ) : (
        <>
          {removedAll && <Banner tone="critical">{userMessages.atLeastOneGroup}</Banner>}
          {isNew && <Hint>{userMessages.noGroupHint}</Hint>}
          <Tree>
            {groupTree ? groupTree({ customerId, ...rest }) : <LazyGroupTree customerId={customerId} {...rest} />}
          </Tree>
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
