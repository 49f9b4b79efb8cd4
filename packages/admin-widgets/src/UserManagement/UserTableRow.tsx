import type { ManagedUser } from '@gladhand/domain/administration';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Checkbox,
  EyeIcon,
  Icon,
  IconButton,
  PencilIcon,
  ShieldIcon,
  Switch,
  Tooltip,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import { useWriting } from '../internal/writing';
import { USER_COLUMN_TITLES, USER_MESSAGES } from './messages';
import * as S from './UserManagement.styles';
import type { CommandGroup } from './useReeferSwitch';
import { userColumnsOf } from './userColumns';

/** The actions of a row. */
export interface RowActions {
  onEdit: (user: ManagedUser) => void;
  onAccess: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
  onEnable: (user: ManagedUser, enabled: boolean) => void;
  onReefer: (user: ManagedUser, isMember: boolean, group: CommandGroup) => void;
  /** Id of the user whose reefer control is being saved. */
  savingId: string | undefined;
}

interface UserTableRowProps extends RowActions {
  user: ManagedUser;
  selected: boolean;
  onSelect: (on: boolean) => void;
  customerId: number | null;
}

/** A user with its switches and actions. */
export function UserTableRow({ user, selected, onSelect, customerId, savingId, ...on }: UserTableRowProps) {
  const columns = userColumnsOf(useMessages(USER_COLUMN_TITLES));
  const userMessages = useMessages(USER_MESSAGES);

  const writing = useWriting();
  const { can } = useWidgetHost();
  const { email, editable } = user;
  const text = (id: string) => columns.find((column) => column.id === id)?.text(user, writing) ?? '';
  const command = commandGroupOf(user, customerId);
  const mayRegroup = can('addUsersToVehicleGroups') && editable;

  return (
    <tr aria-selected={selected}>
      <td>
        <Checkbox
          aria-label={userMessages.select(email)}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </td>
      <th scope="row">
        <Wide text={email} />
      </th>
      <td>
        <Switch
          aria-label={userMessages.enabledFor(email)}
          checked={user.enabled}
          disabled={!editable || !can('disableUser')}
          onChange={(event) => on.onEnable(user, event.target.checked)}
        />
      </td>
      <td>{text('accountStatus')}</td>
      <td>{text('emailVerified')}</td>
      <td>
        <Wide text={text('types')} />
      </td>
      <td>{user.lastLoginDateTime ? text('lastLogin') : <S.Quiet>{userMessages.neverLoggedIn}</S.Quiet>}</td>
      <td>{text('updated')}</td>
      <td>{text('created')}</td>
      <td>
        <Wide text={text('customer')} />
      </td>
      <td>
        <Tooltip text={command || !mayRegroup ? userMessages.mayCommand : userMessages.selectCustomer}>
          <Switch
            aria-label={userMessages.reeferFor(email)}
            checked={command ? user.groups.some(({ id }) => id === command.groupId) : user.tkCommandControl}
            disabled={!command || !mayRegroup || savingId === user.id}
            onChange={(event) => command && on.onReefer(user, event.target.checked, command)}
          />
        </Tooltip>
      </td>
      <td>
        <Wide text={text('group')} />
      </td>
      <td>
        <S.Actions>
          <IconButton
            label={editable && can('updateUser') ? userMessages.editFor(email) : userMessages.viewFor(email)}
            icon={<Icon icon={editable && can('updateUser') ? PencilIcon : EyeIcon} />}
            onClick={() => on.onEdit(user)}
          />
          <IconButton
            label={userMessages.accessFor(email)}
            icon={<Icon icon={ShieldIcon} />}
            onClick={() => on.onAccess(user)}
          />
          <HistoryLink compact target={email} />
          {can('deleteUser') && (
            <IconButton
              label={userMessages.deleteFor(email)}
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

/** The command group of the chosen customer, or of the only customer of the user. */
function commandGroupOf({ customers }: ManagedUser, customerId: number | null): CommandGroup | undefined {
  const customer =
    customerId === null
      ? customers.length === 1
        ? customers[0]
        : undefined
      : customers.find(({ id }) => id === customerId);
  return customer?.commandGroupId ? { groupId: customer.commandGroupId, customerId: customer.id } : undefined;
}
