/** Every account of the demonstration has this password. It meets the policy, and exists in no other mode. */
export const DEMO_PASSWORD = 'Gladhand-2026!';

/** Which group of its customer an account is in; `region` is a part of the fleet with its descendants. */
export type DemoGroup = 'allVins' | 'noVins' | 'noHelp' | 'tkCommandControl' | 'region';

/** An account of the demonstration. Customer 1 is the largest. */
export interface DemoAccount {
  email: string;
  roles: readonly string[];
  /** What the account is good for, shown at the start. */
  shows: string;
  /** Groups of customer 1. @default none */
  groups?: readonly DemoGroup[];
  /** Days until the password expires; negative: days since. @default it does not expire */
  passwordExpiresInDays?: number;
  /** Terms and data agreement are yet to be accepted. @default false */
  termsOpen?: boolean;
  /** The e-mail address is not confirmed yet. @default false */
  unverified?: boolean;
}

const at = (name: string) => `${name}@gladhand.example`;

/** One account a role, then the special cases of sign-in. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: at('admin'), roles: ['ADMINS'], groups: ['tkCommandControl'], shows: 'everything' },
  {
    email: at('customer-admin'),
    roles: ['CUSTOMER_ADMIN_1'],
    groups: ['tkCommandControl'],
    shows: 'one customer, all of it, and its reefers commanded',
  },
  { email: at('customer'), roles: ['CUSTOMER_1'], groups: ['region'], shows: 'one region of a customer' },
  { email: at('technician'), roles: ['TECHNICIAN'], shows: 'what is not hidden from technicians' },
  { email: at('installer'), roles: ['INSTALLER'], shows: 'installations of all customers' },
  { email: at('customer-installer'), roles: ['CUSTOMER_INSTALLER', 'CUSTOMER_1'], shows: 'installations of one' },
  { email: at('go-installer'), roles: ['GO_INSTALLER_CUSTOMER', 'CUSTOMER_1', 'CUSTOMER_2'], shows: 'two customers' },
  { email: at('go-installer-all'), roles: ['GO_INSTALLER_ALL_CUSTOMERS'], shows: 'all customers' },
  { email: at('all-customer-view'), roles: ['ALL_CUSTOMER_VIEW'], shows: 'all customers, to look at' },
  { email: at('support'), roles: ['SUPPORT'], shows: 'all customers' },
  { email: at('dealer'), roles: ['DEALER'], shows: 'no trailers' },
  { email: at('developer'), roles: ['DEVELOPER'], shows: 'no trailers' },
  { email: at('view-only'), roles: ['VIEW_ONLY_ADMIN'], shows: 'everything, to look at' },
  { email: at('oem'), roles: ['OEM', 'CUSTOMER_1', 'CUSTOMER_3'], shows: 'two customers' },
  { email: at('oem-installer'), roles: ['OEM_INSTALLER', 'CUSTOMER_1'], shows: 'installations of one' },
  {
    email: at('reefer'),
    roles: ['CUSTOMER_1'],
    groups: ['allVins', 'tkCommandControl'],
    shows: 'a customer who may command reefers',
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
    shows: 'an address not confirmed yet',
  },
];
