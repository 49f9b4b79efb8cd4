/** The password of all demonstration accounts. It meets the policy and exists in no other mode. */
export const DEMO_PASSWORD = 'Gladhand-2026!';

/** The group of the account; `region` is a part of the fleet with its descendants. */
export type DemoGroup = 'allVins' | 'noVins' | 'noHelp' | 'tkCommandControl' | 'region';

/** A demonstration account. Customer 1 is the largest. */
export interface DemoAccount {
  email: string;
  roles: readonly string[];
  /** The purpose of the account, printed at startup. */
  shows: string;
  /** Groups of customer 1. @default none */
  groups?: readonly DemoGroup[];
  /** Days until the password expires; negative if it has expired. @default it does not expire */
  passwordExpiresInDays?: number;
  /** Terms and data agreement have not been accepted yet. @default false */
  termsOpen?: boolean;
  /** The email address is not confirmed yet. @default false */
  unverified?: boolean;
}

const at = (name: string) => `${name}@gladhand.example`;

/** One account per role, then the special cases of sign-in. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: at('admin'), roles: ['ADMINS'], groups: ['tkCommandControl'], shows: 'everything' },
  {
    email: at('customer-admin'),
    roles: ['CUSTOMER_ADMIN_1'],
    groups: ['tkCommandControl'],
    shows: 'all of one customer, with reefer commands',
  },
  { email: at('customer'), roles: ['CUSTOMER_1'], groups: ['region'], shows: 'one region of a customer' },
  { email: at('technician'), roles: ['TECHNICIAN'], shows: 'all trailers not hidden from technicians' },
  { email: at('installer'), roles: ['INSTALLER'], shows: 'installations of all customers' },
  {
    email: at('customer-installer'),
    roles: ['CUSTOMER_INSTALLER', 'CUSTOMER_1'],
    shows: 'installations of one customer',
  },
  { email: at('go-installer'), roles: ['GO_INSTALLER_CUSTOMER', 'CUSTOMER_1', 'CUSTOMER_2'], shows: 'two customers' },
  { email: at('go-installer-all'), roles: ['GO_INSTALLER_ALL_CUSTOMERS'], shows: 'all customers' },
  { email: at('all-customer-view'), roles: ['ALL_CUSTOMER_VIEW'], shows: 'all customers, view only' },
  { email: at('support'), roles: ['SUPPORT'], shows: 'all customers' },
  { email: at('dealer'), roles: ['DEALER'], shows: 'no trailers' },
  { email: at('developer'), roles: ['DEVELOPER'], shows: 'no trailers' },
  { email: at('view-only'), roles: ['VIEW_ONLY_ADMIN'], shows: 'everything, view only' },
  { email: at('oem'), roles: ['OEM', 'CUSTOMER_1', 'CUSTOMER_3'], shows: 'two customers' },
  { email: at('oem-installer'), roles: ['OEM_INSTALLER', 'CUSTOMER_1'], shows: 'installations of one customer' },
  {
    email: at('reefer'),
    roles: ['CUSTOMER_1'],
    groups: ['allVins', 'tkCommandControl'],
    shows: 'one customer, with reefer commands',
  },
  { email: at('no-help'), roles: ['CUSTOMER_1'], groups: ['allVins', 'noHelp'], shows: 'a menu without Help' },
  { email: at('novins'), roles: ['CUSTOMER_1'], groups: ['noVins'], shows: 'a customer without trailers' },
  { email: at('expired'), roles: ['CUSTOMER_ADMIN_1'], passwordExpiresInDays: -3, shows: 'an expired password' },
  {
    email: at('expiring'),
    roles: ['CUSTOMER_ADMIN_1'],
    passwordExpiresInDays: 10,
    shows: 'a password that expires in 10 days',
  },
  { email: at('terms'), roles: ['CUSTOMER_1'], groups: ['allVins'], termsOpen: true, shows: 'terms to accept' },
  { email: at('terms-admin'), roles: ['CUSTOMER_ADMIN_1'], termsOpen: true, shows: 'terms and data agreement' },
  {
    email: at('unverified'),
    roles: ['CUSTOMER_1'],
    groups: ['allVins'],
    unverified: true,
    shows: 'an unconfirmed email address',
  },
];
