import { useApiQuery } from '@gladhand/domain/react';
import { ViewAudience, viewRoles } from '@gladhand/domain/saved-views';
import { perLanguage, RadioGroup, Select, useMessages, useWords } from '@gladhand/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { groupPaths } from '../internal/groupPaths';
import type { CustomerScope } from '../internal/ListPage/useCustomerScope';
import { COMMON_MESSAGES } from '../internal/messages';
import { groupsQuery } from '../internal/sharedQueries';
import { optionsIn } from '../internal/writing';
import { SAVED_VIEWS_MESSAGES } from './messages';
import type { ViewEntry } from './viewForm';

const audiencesOf = perLanguage((messages: typeof SAVED_VIEWS_MESSAGES) => [
  { value: ViewAudience.Private, label: messages.onlyMe },
  { value: ViewAudience.Role, label: messages.aRole },
  { value: ViewAudience.Group, label: messages.aGroup },
]);
/** Stands for no customer in the list. */
const EVERY = 'all';

interface AudienceFieldsProps {
  scope: CustomerScope;
  /** Whether a role of all customers can be chosen. */
  mayShareEverywhere: boolean;
}

/** Who a view is shared with: only the owner, a role or a group of a customer. */
export function AudienceFields({ scope, mayShareEverywhere }: AudienceFieldsProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const savedViewsMessages = useMessages(SAVED_VIEWS_MESSAGES);

  const say = useWords();
  const { control, register, watch, setValue, formState } = useFormContext<ViewEntry>();
  const [audience, customerId] = watch(['audience', 'customerId']);
  const isRole = audience === ViewAudience.Role;
  const isGroup = audience === ViewAudience.Group;
  const { errors } = formState;
  const customers = [
    ...(isRole && mayShareEverywhere ? [{ value: EVERY, label: savedViewsMessages.allCustomers }] : []),
    ...scope.options.map(({ id, label }) => ({ value: String(id), label })),
  ];
  return (
    <>
      <RadioGroup
        label={savedViewsMessages.sharedWith}
        layout="row"
        options={audiencesOf(savedViewsMessages)}
        {...register('audience')}
      />
      {(isRole || isGroup) && customers.length > 1 && (
        <Controller
          control={control}
          name="customerId"
          render={({ field }) => (
            <Select
              label={commonMessages.customer}
              required
              options={customers}
              value={field.value === null ? (isRole && mayShareEverywhere ? EVERY : null) : String(field.value)}
              onChange={(value) => {
                field.onChange(value === null || value === EVERY ? null : Number(value));
                setValue('role', null);
                setValue('groupId', null);
              }}
              error={errors.customerId?.message}
            />
          )}
        />
      )}
      {isRole && (
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              label={savedViewsMessages.role}
              required
              options={optionsIn(viewRoles(customerId), say)}
              value={field.value}
              onChange={field.onChange}
              error={errors.role?.message}
            />
          )}
        />
      )}
      {isGroup && customerId !== null && (
        <Controller
          control={control}
          name="groupId"
          render={({ field }) => (
            <GroupSelect
              customerId={customerId}
              value={field.value}
              onChange={field.onChange}
              error={errors.groupId?.message}
            />
          )}
        />
      )}
    </>
  );
}

interface GroupSelectProps {
  customerId: number;
  value: string | null;
  onChange: (groupId: string | null) => void;
  error: string | undefined;
}

function GroupSelect({ customerId, value, onChange, error }: GroupSelectProps) {
  const messages = useMessages(SAVED_VIEWS_MESSAGES);

  const groups = useApiQuery(groupsQuery(customerId));
  const paths = groupPaths(groups.data ?? []);
  return (
    <Select
      label={messages.group}
      required
      options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }))}
      value={value}
      onChange={onChange}
      error={groups.error?.message ?? error}
    />
  );
}
