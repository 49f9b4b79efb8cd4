import { type ChosenType, type UserType, type UserTypeWord, userTypeSummary } from '@gladhand/domain/users';
import { Checkbox, MultiSelect, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { saySentences } from '../internal/writing';
import { USER_MESSAGES } from './messages';

interface TypeChoicesProps {
  types: readonly UserTypeWord[];
  /** Whether the names for account administrators are used. */
  forCustomerAdmin: boolean;
  customers: readonly { id: number; shortName: string }[];
  value: readonly ChosenType[];
  onChange: (value: readonly ChosenType[]) => void;
  disabled: boolean;
}

/** A checkbox for each user type. A type that belongs to customers has a choice of customers if there are several. */
export function TypeChoices({ types, forCustomerAdmin, customers, value, onChange, disabled }: TypeChoicesProps) {
  const messages = useMessages(USER_MESSAGES);

  const say = useWords();
  const options = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  const [only] = customers;
  const set = (type: UserType, customerIds: readonly number[]) => {
    const otherTypes = value.filter((one) => one.type !== type);
    onChange([...otherTypes, { type, customerIds }]);
  };

  return (
    <List aria-label={messages.userTypes}>
      {types.map(({ id, label, labelForCustomerAdmin, binding }) => {
        const chosen = value.find(({ type }) => type === id);
        const name = say(forCustomerAdmin ? labelForCustomerAdmin : label);
        const isOpen = chosen && binding !== 'none' && (customers.length > 1 || disabled);
        return (
          <li key={id}>
            <Checkbox
              label={name}
              hint={saySentences(userTypeSummary(id), say)}
              checked={!!chosen}
              disabled={disabled}
              onChange={(event) =>
                event.target.checked
                  ? set(id, binding !== 'none' && customers.length === 1 && only ? [only.id] : [])
                  : onChange(value.filter(({ type }) => type !== id))
              }
            />
            {isOpen && (
              <Customers>
                <MultiSelect
                  aria-label={messages.customersOf(name)}
                  placeholder={messages.selectCustomers}
                  options={options}
                  searchFrom={12}
                  disabled={disabled}
                  value={chosen.customerIds.map(String)}
                  onChange={(ids) => set(id, ids.map(Number))}
                  error={chosen.customerIds.length === 0 && !disabled ? messages.selectCustomersOf(name) : undefined}
                />
              </Customers>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 10px 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  li:has([role='combobox']) {
    grid-column: 1 / -1;
  }
`;

const Customers = styled.div`
  margin-block-start: 6px;
  margin-inline-start: 26px;
`;
