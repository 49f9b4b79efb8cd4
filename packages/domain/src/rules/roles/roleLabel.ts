import { RoleKind, roleWord } from '../../vocabulary/roles';
import { parseRoles } from './parseRoles';

const GROUPS: readonly (readonly [label: string, kinds: readonly RoleKind[]])[] = [
  ['Administrator', ['ADMINS', 'CUSTOMER_ADMIN', 'SUPPORT', 'VIEW_ONLY_ADMIN', 'ALL_CUSTOMER_VIEW']],
  [
    'Installer',
    ['INSTALLER', 'CUSTOMER_INSTALLER', 'GO_INSTALLER_CUSTOMER', 'GO_INSTALLER_ALL_CUSTOMERS', 'OEM_INSTALLER'],
  ],
  ['Dealer', ['DEALER']],
  ['Standard User', ['CUSTOMER', 'OEM']],
];

/**
 * The header's label for the signed-in user: the first matching group, otherwise the name of the role, otherwise '-'.
 */
export function roleLabel(names: readonly string[]): string {
  const kinds = parseRoles(names).map(({ kind }) => kind);
  const group = GROUPS.find(([, members]) => kinds.some((kind) => members.includes(kind)));
  if (group) return group[0];
  return kinds[0] ? roleWord(kinds[0]).label : '-';
}

/** Labels of a user's roles for the 'Type' column, without CUSTOMER roles that only add customers to another role. */
export function userTypeLabels(names: readonly string[]): readonly string[] {
  const roles = parseRoles(names);
  const carriesCustomers = roles.some(({ kind }) => roleWord(kind).known && CARRIERS.has(kind));
  const kinds = roles.map(({ kind }) => kind).filter((kind) => !(carriesCustomers && kind === RoleKind.Customer));
  return [...new Set(kinds)].map((kind) => roleWord(kind).label);
}

const CARRIERS: ReadonlySet<RoleKind> = new Set([
  RoleKind.GoInstallerCustomer,
  RoleKind.CustomerInstaller,
  RoleKind.Oem,
  RoleKind.OemInstaller,
]);
