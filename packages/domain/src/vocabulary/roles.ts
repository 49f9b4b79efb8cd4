import { lookup, type Word } from './lookup';

/** The kinds of roles, without the customers to which they may be bound. */
export const RoleKind = {
  Admins: 'ADMINS',
  Customer: 'CUSTOMER',
  CustomerAdmin: 'CUSTOMER_ADMIN',
  CustomerInstaller: 'CUSTOMER_INSTALLER',
  Installer: 'INSTALLER',
  Technician: 'TECHNICIAN',
  AllCustomerView: 'ALL_CUSTOMER_VIEW',
  GoInstallerCustomer: 'GO_INSTALLER_CUSTOMER',
  GoInstallerAllCustomers: 'GO_INSTALLER_ALL_CUSTOMERS',
  Support: 'SUPPORT',
  Dealer: 'DEALER',
  Developer: 'DEVELOPER',
  ViewOnlyAdmin: 'VIEW_ONLY_ADMIN',
  Oem: 'OEM',
  OemInstaller: 'OEM_INSTALLER',
} as const;
export type RoleKind = (typeof RoleKind)[keyof typeof RoleKind];

/** How a role is tied to customers. */
export type RoleBinding =
  /** The role has no customer. */
  | 'none'
  /** The name itself ends with the customer id: CUSTOMER_12. */
  | 'ownName'
  /** A plain name plus one CUSTOMER_<id> role per customer. */
  | 'customerRoles';

/** A role with its label in the user list. */
export interface RoleWord extends Word<RoleKind> {
  readonly binding: RoleBinding;
}

/** The roles with their labels, in display order. */
export const ROLES: readonly RoleWord[] = [
  { id: 'ADMINS', label: 'Administrator', binding: 'none' },
  { id: 'CUSTOMER', label: 'Standard User', binding: 'ownName' },
  { id: 'CUSTOMER_ADMIN', label: 'Account Administrator', binding: 'ownName' },
  { id: 'CUSTOMER_INSTALLER', label: 'Customer Installer', binding: 'customerRoles' },
  { id: 'INSTALLER', label: 'Installer', binding: 'none' },
  { id: 'TECHNICIAN', label: 'Technician', binding: 'none' },
  { id: 'ALL_CUSTOMER_VIEW', label: 'All Customer View', binding: 'none' },
  { id: 'GO_INSTALLER_CUSTOMER', label: 'GO Installer Customer', binding: 'customerRoles' },
  { id: 'GO_INSTALLER_ALL_CUSTOMERS', label: 'GO Installer All Customers', binding: 'none' },
  { id: 'SUPPORT', label: 'Support', binding: 'none' },
  { id: 'DEALER', label: 'Dealer', binding: 'none' },
  { id: 'DEVELOPER', label: 'Developer', binding: 'none' },
  { id: 'VIEW_ONLY_ADMIN', label: 'View Only Admin', binding: 'none' },
  { id: 'OEM', label: 'OEM', binding: 'customerRoles' },
  { id: 'OEM_INSTALLER', label: 'OEM Installer', binding: 'customerRoles' },
];
/** Finds a role by id; an unknown id is kept and labeled as unknown. */
export const roleWord = lookup(ROLES, 'role');
