import { type ChosenType, type UserType, type UserTypeWord, userTypeSummary } from '@gladhand/domain';
import { Checkbox, MultiSelect } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

interface TypeChoicesProps {
  types: readonly UserTypeWord[];
  /** Account administrators read other names of some types. */
  forCustomerAdmin: boolean;
  customers: readonly { id: number; shortName: string }[];
  value: readonly ChosenType[];
  onChange: (value: readonly ChosenType[]) => void;
  disabled: boolean;
}

/** A box per type of user; one that is bound to customers asks which, where there are several. */
export function TypeChoices({ types, forCustomerAdmin, customers, value, onChange, disabled }: TypeChoicesProps) {
  const options = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  const [only] = customers;
  const set = (type: UserType, customerIds: readonly number[]) => {
    const others = value.filter((one) => one.type !== type);
    onChange([...others, { type, customerIds }]);
  };

  return (
    <List aria-label="User types">
      {types.map(({ id, label, labelForCustomerAdmin, binding }) => {
        const chosen = value.find(({ type }) => type === id);
        const name = forCustomerAdmin ? labelForCustomerAdmin : label;
        const isOpen = chosen && binding !== 'none' && (customers.length > 1 || disabled);
        return (
          <li key={id}>
            <Checkbox
              label={name}
              hint={userTypeSummary(id)}
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
                  aria-label={`Customers of ${name}`}
                  placeholder="Select customers"
                  options={options}
                  searchFrom={12}
                  disabled={disabled}
                  value={chosen.customerIds.map(String)}
                  onChange={(ids) => set(id, ids.map(Number))}
                  error={
                    chosen.customerIds.length === 0 && !disabled ? `Select the customers of this ${name}.` : undefined
                  }
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
