export { CARRIER_ROLES } from '../rules/roles/carrierRoles';
export {
  administeredCustomerIds,
  creatableUserTypes,
  mayGrantRoles,
  rolesForUserTypes,
} from '../rules/roles/creatableUserTypes';
export { customerIdOf, parseRole, parseRoles, roleName } from '../rules/roles/parseRoles';
export { roleLabel, userTypeLabels } from '../rules/roles/roleLabel';
export { roleScope } from '../rules/roles/roleScope';
export { allowedOperations } from '../rules/users/allowedOperations';
export { type ChosenType, canCreate, canUpdate, chosenTypesOf, typesAreComplete } from '../rules/users/chosenTypes';
export { DateConditionKind, dateCondition } from '../rules/users/dateFilter';
export {
  grantsAccess,
  groupDifference,
  type MemberGroup,
  withGroups,
  withoutGroups,
} from '../rules/users/groupMembership';
export { customerNamesText } from '../rules/users/userLabels';
export {
  readUserRow,
  USER_ROW_COLUMNS,
  USER_ROW_KEPT_COLUMNS,
  type UserRow,
  type WantedUser,
} from '../rules/users/userRow';
export { USER_TEXTS } from '../rules/users/userTexts';
export { userTypeSummary } from '../rules/users/userTypeSummary';
export { userPageSize } from '../vocabulary/policies';
export { ROLES, RoleKind, roleWord } from '../vocabulary/roles';
export { USER_TYPES, UserType, type UserTypeWord, userType } from '../vocabulary/userTypes';
