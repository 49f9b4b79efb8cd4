import type { ManagedUser } from '@gladhand/domain/administration';
import { formatDate } from '@gladhand/domain/formats';
import { joinNames } from '@gladhand/domain/trailers';
import { customerNamesText, USER_TEXTS, userTypeLabels } from '@gladhand/domain/users';
import { perLanguage } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { USER_COLUMN_TITLES as TITLE } from './messages';

/** A column of the list as text. The table shows some columns as controls. */
export interface UserColumn {
  id: string;
  title: string;
  /** The field that the server sorts by. */
  sortBy?: string | undefined;
  text: (user: ManagedUser, timeZone: string) => string;
  /** The cell of an exported file, if an import expects another text. @default `text` */
  exported?: ((user: ManagedUser) => string) | undefined;
}

const yesNo = (value: boolean, messages = COMMON_MESSAGES) => (value ? messages.yes : messages.no);
const moment = (instant: string, timeZone: string) => formatDate(new Date(instant), 'shortDateTime', timeZone);

/** In the order of the specification. */
export const userColumnsOf = perLanguage((messages: typeof COMMON_MESSAGES): readonly UserColumn[] => [
  { id: 'username', title: TITLE.username, sortBy: 'email', text: ({ email }) => email },
  { id: 'enabled', title: TITLE.enabled, sortBy: 'enabled', text: ({ enabled }) => yesNo(enabled, messages) },
  {
    id: 'accountStatus',
    title: TITLE.accountStatus,
    sortBy: 'accountStatus',
    text: ({ accountStatus }) => accountStatus,
  },
  {
    id: 'emailVerified',
    title: TITLE.emailVerified,
    sortBy: 'emailVerified',
    text: ({ emailVerified }) => yesNo(emailVerified, messages),
  },
  { id: 'types', title: TITLE.types, text: ({ roles }) => userTypeLabels(roles).join('; ') || '-' },
  {
    id: 'lastLogin',
    title: TITLE.lastLogin,
    sortBy: 'lastLogin',
    text: ({ lastLoginDateTime }, timeZone) =>
      lastLoginDateTime ? moment(lastLoginDateTime, timeZone) : USER_TEXTS.neverLoggedIn,
  },
  {
    id: 'updated',
    title: TITLE.updated,
    sortBy: 'updated',
    text: ({ lastModifiedDate }, timeZone) => moment(lastModifiedDate, timeZone),
  },
  {
    id: 'created',
    title: TITLE.created,
    sortBy: 'created',
    text: ({ createdDate }, timeZone) => moment(createdDate, timeZone),
  },
  { id: 'customer', title: TITLE.customer, text: customerNamesText },
  { id: 'reefer', title: TITLE.reefer, text: ({ tkCommandControl }) => yesNo(tkCommandControl, messages) },
  {
    id: 'group',
    title: TITLE.group,
    text: ({ groups }) => namesOf(groups).join('; ') || '-',
    exported: ({ groups }) => joinNames(namesOf(groups)),
  },
]);

/** Reefer controls have their own column. */
const namesOf = (groups: ManagedUser['groups']) =>
  groups.filter(({ kind }) => kind !== 'tkCommandControl').map(({ name }) => name);
