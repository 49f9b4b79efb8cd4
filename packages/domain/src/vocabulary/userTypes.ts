import { lookup, type Word } from './lookup';
import type { RoleBinding, RoleKind } from './roles';

/** Account types of the user dialog. */
export const UserType = {
  Administrator: 'administrator',
  AllCustomerView: 'allCustomerView',
  Customer: 'customer',
  CustomerAdmin: 'customerAdmin',
  Technician: 'technician',
  Installer: 'installer',
  CustomerInstaller: 'customerInstaller',
  GoInstallerAllCustomers: 'goInstallerAllCustomers',
  GoInstallerCustomer: 'goInstallerCustomer',
  Support: 'support',
  Dealer: 'dealer',
  ViewOnlyAdmin: 'viewOnlyAdmin',
  Oem: 'oem',
  OemInstaller: 'oemInstaller',
} as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** A user type with its role and the roles that may create it. */
export interface UserTypeWord extends Word<UserType> {
  /** Label for account administrators. */
  readonly labelForCustomerAdmin: string;
  readonly role: RoleKind;
  /** Whether the dialog requires customers, and how the roles contain them. */
  readonly binding: RoleBinding;
  readonly createdBy: readonly RoleKind[];
}

const type = (
  id: UserType,
  label: string,
  role: RoleKind,
  binding: RoleBinding,
  createdBy: readonly RoleKind[] = ['ADMINS'],
  labelForCustomerAdmin = label,
): UserTypeWord => ({ id, label, labelForCustomerAdmin, role, binding, createdBy });

const BOTH: readonly RoleKind[] = ['ADMINS', 'CUSTOMER_ADMIN'];

/** All user types, in the order of the specification. */
export const USER_TYPES: readonly UserTypeWord[] = [
  type('administrator', 'Administrator', 'ADMINS', 'none'),
  type('allCustomerView', 'All Customer View', 'ALL_CUSTOMER_VIEW', 'none'),
  type('customer', 'Customer', 'CUSTOMER', 'ownName', BOTH, 'Standard User'),
  type('customerAdmin', 'Customer Admin', 'CUSTOMER_ADMIN', 'ownName', BOTH, 'Account Administrator'),
  type('technician', 'Technician', 'TECHNICIAN', 'none'),
  type('installer', 'Installer', 'INSTALLER', 'none'),
  type('customerInstaller', 'Customer Installer', 'CUSTOMER_INSTALLER', 'customerRoles', BOTH),
  type('goInstallerAllCustomers', 'GO Installer All Customers', 'GO_INSTALLER_ALL_CUSTOMERS', 'none'),
  type('goInstallerCustomer', 'GO Installer Customer', 'GO_INSTALLER_CUSTOMER', 'customerRoles', BOTH, 'GO Installer'),
  type('support', 'Support', 'SUPPORT', 'none'),
  type('dealer', 'Dealer', 'DEALER', 'none'),
  type('viewOnlyAdmin', 'View Only Admin', 'VIEW_ONLY_ADMIN', 'none'),
  type('oem', 'OEM', 'OEM', 'customerRoles'),
  type('oemInstaller', 'OEM Installer', 'OEM_INSTALLER', 'customerRoles'),
];
/** Finds a user type by id; an unknown id is kept and labeled as unknown. */
export const userType = lookup(USER_TYPES, 'user type');
