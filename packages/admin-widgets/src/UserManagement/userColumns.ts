import type { ManagedUser } from '@gladhand/domain/administration';
import { accountStatus } from '@gladhand/domain/readings';
import { joinNames } from '@gladhand/domain/trailers';
import { customerNamesText, USER_TEXTS, userTypeLabels } from '@gladhand/domain/users';
import { perLanguage } from '@gladhand/ui';
import { momentText, type Writing } from '../internal/writing';
import type { USER_COLUMN_TITLES } from './messages';

/** A column of the list as text. The table shows some columns as controls. */
export interface UserColumn {
  id: string;
  title: string;
  /** The field that the server sorts by. */
  sortBy?: string | undefined;
  text: (user: ManagedUser, writing: Writing) => string;
  /** The cell of an exported file, if an import expects another text. @default `text` */
  exported?: ((user: ManagedUser) => string) | undefined;
}

const yesNo = (value: boolean, { say }: Writing) => say(value ? 'Yes' : 'No');

/** 'Administrator; Technician', or a dash. */
export const typesText = ({ roles }: ManagedUser, { say }: Writing): string =>
  userTypeLabels(roles).map(say).join('; ') || '-';

/** Customers by name, or the word for a user without one. */
export const customersText = (user: ManagedUser, { say }: Writing): string =>
  user.customers.length > 0 ? customerNamesText(user) : say(customerNamesText(user));

/** In the order of the specification. */
export const userColumnsOf = perLanguage((titles: typeof USER_COLUMN_TITLES): readonly UserColumn[] => [
  { id: 'username', title: titles.username, sortBy: 'email', text: ({ email }) => email },
  { id: 'enabled', title: titles.enabled, sortBy: 'enabled', text: ({ enabled }, writing) => yesNo(enabled, writing) },
  {
    id: 'accountStatus',
    title: titles.accountStatus,
    sortBy: 'accountStatus',
    text: ({ accountStatus: status }, { say }) => say(accountStatus(status).label),
  },
  {
    id: 'emailVerified',
    title: titles.emailVerified,
    sortBy: 'emailVerified',
    text: ({ emailVerified }, writing) => yesNo(emailVerified, writing),
  },
  { id: 'types', title: titles.types, text: typesText },
  {
    id: 'lastLogin',
    title: titles.lastLogin,
    sortBy: 'lastLogin',
    text: ({ lastLoginDateTime }, writing) =>
      lastLoginDateTime ? momentText(lastLoginDateTime, writing) : writing.say(USER_TEXTS.neverLoggedIn),
  },
  {
    id: 'updated',
    title: titles.updated,
    sortBy: 'updated',
    text: ({ lastModifiedDate }, writing) => momentText(lastModifiedDate, writing),
  },
  {
    id: 'created',
    title: titles.created,
    sortBy: 'created',
    text: ({ createdDate }, writing) => momentText(createdDate, writing),
  },
  { id: 'customer', title: titles.customer, text: customersText },
  { id: 'reefer', title: titles.reefer, text: ({ tkCommandControl }, writing) => yesNo(tkCommandControl, writing) },
  {
    id: 'group',
    title: titles.group,
    text: ({ groups }) => namesOf(groups).join('; ') || '-',
    exported: ({ groups }) => joinNames(namesOf(groups)),
  },
]);

/** Reefer controls have their own column. */
const namesOf = (groups: ManagedUser['groups']) =>
  groups.filter(({ kind }) => kind !== 'tkCommandControl').map(({ name }) => name);
