import { GRID_POLICY } from '@gladhand/domain/fleet-status';
import { ACCOUNT_STATUSES } from '@gladhand/domain/readings';
import { ROLES } from '@gladhand/domain/users';
import { MultiSelect, perLanguage, SearchField, Select, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../internal/messages';
import { optionsIn } from '../internal/writing';
import { DateFilterButton } from './DateFilterButton';
import { USER_MESSAGES } from './messages';
import type { UserView } from './userView';

interface ColumnFilterProps {
  id: string;
  title: string;
  view: UserView;
  onViewChange: (change: Partial<UserView>) => void;
}

const enabledOf = perLanguage((messages: typeof USER_MESSAGES) => [
  { value: 'all', label: messages.all },
  { value: 'true', label: messages.enabled },
  { value: 'false', label: messages.disabled },
]);
const verifiedOf = (commonMessages = COMMON_MESSAGES, userMessages = USER_MESSAGES) => [
  { value: 'all', label: userMessages.all },
  { value: 'true', label: commonMessages.yes },
  { value: 'false', label: commonMessages.no },
];

/** The filter of a column: text, choice or date. */
export function ColumnFilter({ id, title, view, onViewChange }: ColumnFilterProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const say = useWords();
  const types = useMemo(() => optionsIn(ROLES, say), [say]);
  const statuses = useMemo(
    () => [{ value: 'all', label: userMessages.all }, ...optionsIn(ACCOUNT_STATUSES, say)],
    [userMessages.all, say],
  );
  const label = userMessages.filter(title);
  if (id === 'username' || id === 'customer' || id === 'group')
    return (
      <Text
        aria-label={label}
        placeholder={userMessages.contains}
        delayMs={GRID_POLICY.filterDebounceMs}
        value={view[id]}
        onSearch={(text) => onViewChange({ [id]: text })}
      />
    );
  if (id === 'enabled' || id === 'emailVerified') {
    const value = view[id];
    return (
      <Choice
        aria-label={label}
        options={id === 'enabled' ? enabledOf(userMessages) : verifiedOf(commonMessages, userMessages)}
        value={value === null ? 'all' : String(value)}
        onChange={(chosen) => onViewChange({ [id]: chosen === 'true' ? true : chosen === 'false' ? false : null })}
      />
    );
  }
  if (id === 'accountStatus')
    return (
      <Choice
        aria-label={label}
        options={statuses}
        value={view.accountStatus ?? 'all'}
        onChange={(chosen) => onViewChange({ accountStatus: chosen === 'all' ? null : chosen })}
      />
    );
  if (id === 'types')
    return (
      <Types
        aria-label={label}
        placeholder={userMessages.all}
        options={types}
        value={view.types}
        onChange={(chosen) => onViewChange({ types: chosen })}
      />
    );
  if (id === 'lastLogin' || id === 'updated' || id === 'created')
    return <DateFilterButton title={title} value={view[id]} onChange={(filter) => onViewChange({ [id]: filter })} />;
  return null;
}

const Text = styled(SearchField)`
  inline-size: 150px;
`;
const Choice = styled(Select)`
  inline-size: 124px;
`;
const Types = styled(MultiSelect)`
  inline-size: 200px;
`;
