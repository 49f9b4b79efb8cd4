import { ACCOUNT_STATUSES } from '@gladhand/domain/readings';
import { DateConditionKind, ROLES } from '@gladhand/domain/users';
import { defineListParams } from '../internal/ListPage/listParams';
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
} from '../internal/ListPage/paramKinds';
import { USER_COLUMN_TITLES } from './messages';
import { userColumnsOf } from './userColumns';
import { FIRST_VIEW, type UserView } from './userView';

const KINDS = Object.values(DateConditionKind);
const SORT_FIELDS = userColumnsOf(USER_COLUMN_TITLES).flatMap(({ sortBy }) => sortBy ?? []);

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
