import { accountStatus, customerNamesText, type ManagedUser, USER_TEXTS, userTypeLabels } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, EyeIcon, Icon, IconButton, PencilIcon, ShieldIcon, Switch, Tooltip, Trash2Icon } from '@gladhand/ui';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import * as S from './UserManagement.styles';
import { USER_COLUMNS } from './userColumns';

/** What can be asked for from a row. */
export interface RowActions {
  onEdit: (user: ManagedUser) => void;
  onAccess: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
  onEnable: (user: ManagedUser, enabled: boolean) => void;
  onReefer: (user: ManagedUser, on: boolean, commandGroupId: string, customerId: number) => void;
  /** The user whose reefer control is being saved. */
  saving: string | undefined;
}

interface UserTableRowProps extends RowActions {
  user: ManagedUser;
  selected: boolean;
  onSelect: (on: boolean) => void;
  customerId: number | null;
}

/** One user, with its switches and actions. */
export function UserTableRow({ user, selected, onSelect, customerId, saving, ...on }: UserTableRowProps) {
  const { timeZone, can } = useWidgetHost();
  const { email, editable } = user;
  const text = (id: string) => USER_COLUMNS.find((column) => column.id === id)?.text(user, timeZone) ?? '';
  const command = commandGroupOf(user, customerId);
  const mayRegroup = can('addUsersToVehicleGroups') && editable;

  return (
    <tr aria-selected={selected}>
      <td>
        <Checkbox
          aria-label={`Select ${email}`}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </td>
      <th scope="row">
        <Wide text={email} />
      </th>
      <td>
        <Switch
          aria-label={`${email} enabled`}
          checked={user.enabled}
          disabled={!editable || !can('disableUser')}
          onChange={(event) => on.onEnable(user, event.target.checked)}
        />
      </td>
      <td>{accountStatus(user.accountStatus).label}</td>
      <td>{text('emailVerified')}</td>
      <td>
        <Wide text={userTypeLabels(user.roles).join('; ') || '-'} />
      </td>
      <td>{user.lastLoginDateTime ? text('lastLogin') : <S.Quiet>{USER_TEXTS.neverLoggedIn}</S.Quiet>}</td>
      <td>{text('updated')}</td>
      <td>{text('created')}</td>
      <td>
        <Wide text={customerNamesText(user)} />
      </td>
      <td>
        <Tooltip text={command || !mayRegroup ? 'May command reefers' : USER_TEXTS.selectCustomer}>
          <Switch
            aria-label={`${email} reefer controls`}
            checked={command ? user.groups.some(({ id }) => id === command.groupId) : user.tkCommandControl}
            disabled={!command || !mayRegroup || saving === user.id}
            onChange={(event) =>
              command && on.onReefer(user, event.target.checked, command.groupId, command.customerId)
            }
          />
        </Tooltip>
      </td>
      <td>
        <Wide text={text('group')} />
      </td>
      <td>
        <S.Actions>
          <IconButton
            label={`${editable && can('updateUser') ? 'Edit' : 'Look at'} ${email}`}
            icon={<Icon icon={editable && can('updateUser') ? PencilIcon : EyeIcon} />}
            onClick={() => on.onEdit(user)}
          />
          <IconButton
            label={`Effective access of ${email}`}
            icon={<Icon icon={ShieldIcon} />}
            onClick={() => on.onAccess(user)}
          />
          <HistoryLink compact target={email} />
          {can('deleteUser') && (
            <IconButton
              label={`Delete ${email}`}
              icon={<Icon icon={Trash2Icon} />}
              disabled={!editable}
              onClick={() => on.onDelete(user)}
            />
          )}
        </S.Actions>
      </td>
    </tr>
  );
}

const Wide = ({ text }: { text: string }) => <S.Long title={text.length > 28 ? text : undefined}>{text}</S.Long>;

/** The group that the switch is about: of the chosen customer, or of the only one. */
function commandGroupOf({ customers }: ManagedUser, customerId: number | null) {
  const customer =
    customerId === null
      ? customers.length === 1
        ? customers[0]
        : undefined
      : customers.find(({ id }) => id === customerId);
  return customer?.commandGroupId ? { groupId: customer.commandGroupId, customerId: customer.id } : undefined;
}
