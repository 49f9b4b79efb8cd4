import { ACCOUNT_STATUSES, DateConditionKind, ROLES } from '@gladhand/domain';
import { defineListParams } from '../internal/listView/listParams';
import {
  dayParam,
  eitherParam,
  idParam,
  numberParam,
  optionalWordParam,
  pageParam,
  sortParam,
  textParam,
  wordsParam,
} from '../internal/listView/paramKinds';
import { USER_COLUMNS } from './userColumns';
import { FIRST_VIEW, type UserView } from './userQuery';

const KINDS = Object.values(DateConditionKind);
const SORT_FIELDS = USER_COLUMNS.flatMap(({ sortBy }) => sortBy ?? []);

/** The view of User Management in a URL. */
export const userListParams = defineListParams<UserView>(FIRST_VIEW, {
  customerId: numberParam('customer'),
  username: textParam('search'),
  customer: textParam('customerName'),
  group: textParam('group'),
  enabled: eitherParam('enabled'),
  accountStatus: optionalWordParam(
    'status',
    ACCOUNT_STATUSES.map(({ id }) => id),
  ),
  emailVerified: eitherParam('verified'),
  types: wordsParam(
    'types',
    ROLES.map(({ id }) => id),
  ),
  lastLogin: dayParam('lastLogin', KINDS),
  updated: dayParam('updated', KINDS),
  created: dayParam('created', KINDS),
  sort: sortParam(SORT_FIELDS),
  page: pageParam(),
  openId: idParam('open'),
});
