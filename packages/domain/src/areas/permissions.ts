export { ABILITIES, abilitiesOf } from '../rules/permissions/abilities';
export {
  MENU_ITEMS,
  type MenuContext,
  type MenuItem,
  menuFor,
  SETTINGS_TEXTS,
  settingsTabsFor,
} from '../rules/permissions/menuFor';
export { PERMISSIONS, type Permission, type PermissionKind } from '../rules/permissions/permissionTable';
export type { GraphQLOperation } from '../vocabulary/generated/operations';
export { REST_OPERATIONS, type RestOperation } from '../vocabulary/restOperations';
export type { ScreenId } from '../vocabulary/screens';
