import {
  customerNamesText,
  formatDate,
  joinNames,
  type ManagedUser,
  USER_TEXTS,
  userTypeLabels,
} from '@gladhand/domain';

/** A column of the list as text; the list draws some of them as controls. */
export interface UserColumn {
  id: string;
  title: string;
  /** Field that the server sorts by. */
  sortBy?: string;
  text: (user: ManagedUser, timeZone: string) => string;
  /** The cell of a file, where an import reads it otherwise. @default `text` */
  exported?: (user: ManagedUser) => string;
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
const moment = (instant: string, timeZone: string) => formatDate(new Date(instant), 'shortDateTime', timeZone);

/** In the order of the specification. */
export const USER_COLUMNS: readonly UserColumn[] = [
  { id: 'username', title: 'Username', sortBy: 'email', text: ({ email }) => email },
  { id: 'enabled', title: 'Enabled', sortBy: 'enabled', text: ({ enabled }) => yesNo(enabled) },
  {
    id: 'accountStatus',
    title: 'Account Status',
    sortBy: 'accountStatus',
    text: ({ accountStatus }) => accountStatus,
  },
  {
    id: 'emailVerified',
    title: 'Email Verified',
    sortBy: 'emailVerified',
    text: ({ emailVerified }) => yesNo(emailVerified),
  },
  { id: 'types', title: 'Type', text: ({ roles }) => userTypeLabels(roles).join('; ') || '-' },
  {
    id: 'lastLogin',
    title: 'Last Login',
    sortBy: 'lastLogin',
    text: ({ lastLoginDateTime }, timeZone) =>
      lastLoginDateTime ? moment(lastLoginDateTime, timeZone) : USER_TEXTS.neverLoggedIn,
  },
  {
    id: 'updated',
    title: 'Updated',
    sortBy: 'updated',
    text: ({ lastModifiedDate }, timeZone) => moment(lastModifiedDate, timeZone),
  },
  {
    id: 'created',
    title: 'Created',
    sortBy: 'created',
    text: ({ createdDate }, timeZone) => moment(createdDate, timeZone),
  },
  { id: 'customer', title: 'Customer Name(s)', text: customerNamesText },
  { id: 'reefer', title: 'Reefer Controls', text: ({ tkCommandControl }) => yesNo(tkCommandControl) },
  {
    id: 'group',
    title: 'Group(s)',
    text: ({ groups }) => namesOf(groups).join('; ') || '-',
    exported: ({ groups }) => joinNames(namesOf(groups)),
  },
];

/** Reefer control has a column of its own. */
const namesOf = (groups: ManagedUser['groups']) =>
  groups.filter(({ kind }) => kind !== 'tkCommandControl').map(({ name }) => name);
