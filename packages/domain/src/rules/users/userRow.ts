import { ROLES } from '../../vocabulary/roles';
import { USER_TYPES } from '../../vocabulary/userTypes';
import { CONTACT_TEXTS } from '../contact/contact';
import { isEmail, normalizeEmail } from '../contact/email';
import { rolesForUserTypes } from '../roles/creatableUserTypes';
import { parseRole } from '../roles/parseRoles';
import { splitNames } from '../trailers/csvCells';
import { type ChosenType, typesAreComplete } from './chosenTypes';

/** A row of a user file as entered. */
export interface UserRow {
  readonly email: string;
  /** User types by name, separated by semicolons. */
  readonly types?: string | null | undefined;
  /** Customers by short name or id, separated by semicolons. */
  readonly customers?: string | null | undefined;
  /** Role names, separated by semicolons; alternative to types and customers. */
  readonly roles?: string | null | undefined;
  readonly enabled?: string | null | undefined;
  /** Vehicle groups by name, separated by semicolons; the user is added to those that are new. */
  readonly groups?: string | null | undefined;
}

/** The changes that a row requests. Null means unchanged. */
export interface WantedUser {
  readonly email: string;
  readonly roles: readonly string[] | null;
  readonly enabled: boolean | null;
  /** Names of groups; if empty, the groups stay unchanged. */
  readonly groups: readonly string[];
}

/** Columns of a user file: their accepted headings and their purpose. These include the headings of the export. */
export const USER_ROW_COLUMNS = [
  { id: 'email', title: 'Username', names: ['username', 'email', 'e-mail', 'user'], required: true },
  { id: 'types', title: 'Type', names: ['type', 'types', 'user type', 'user types'], required: false },
  {
    id: 'customers',
    title: 'Customer Name(s)',
    names: ['customer name(s)', 'customer names', 'customer name', 'customer', 'customers'],
    required: false,
  },
  { id: 'roles', title: 'Roles', names: ['roles', 'role', 'role names'], required: false },
  { id: 'enabled', title: 'Enabled', names: ['enabled', 'active'], required: false },
  {
    id: 'groups',
    title: 'Group(s)',
    names: ['group(s)', 'groups', 'group', 'vehicle groups', 'vehicle group'],
    required: false,
  },
] as const;

/** Columns of the export that a file may contain but that are not read. */
export const USER_ROW_KEPT_COLUMNS: readonly string[] = [
  'account status',
  'email verified',
  'last login',
  'updated',
  'created',
  'reefer controls',
];

interface RowCustomer {
  readonly id: number;
  readonly shortName: string;
}

/**
 * Reads a row based on the customers that the user has access to, or returns a sentence that describes the error.
 * Administrators of a single customer can omit it: `implied` is the customer of rows without one.
 */
export function readUserRow(
  row: UserRow,
  customers: readonly RowCustomer[],
  implied?: RowCustomer,
): { readonly user: WantedUser } | { readonly problem: string } {
  const email = normalizeEmail(row.email);
  if (!isEmail(email)) return { problem: CONTACT_TEXTS.newUserEmail };
  const enabled = readYesNo(row.enabled);
  if (enabled === undefined) return { problem: `Enabled must be Yes or No, not '${short(row.enabled)}'.` };
  const roles = readRoles(row, customers, implied);
  if ('problem' in roles) return roles;
  const groups = splitNames(row.groups ?? '').filter((name) => name !== '-');
  return { user: { email, enabled, roles: roles.roles, groups } };
}

function readRoles(
  row: UserRow,
  customers: readonly RowCustomer[],
  implied: RowCustomer | undefined,
): { readonly roles: readonly string[] | null } | { readonly problem: string } {
  const named = parts(row.roles);
  if (named.length > 0) {
    const unknown = named.find((name) => !parseRole(name));
    return unknown === undefined
      ? { roles: [...new Set(named)].sort() }
      : { problem: `There is no role '${short(unknown)}'.` };
  }
  const types = parts(row.types);
  // 'Admin', which the export writes for administrators, is not a customer.
  const ofCustomers = parts(row.customers).filter((name) => name !== '-' && fold(name) !== 'admin');
  if (types.length === 0) {
    return ofCustomers.length === 0 ? { roles: null } : { problem: 'Enter a user type in addition to the customers.' };
  }
  const chosen: ChosenType[] = [];
  const customerIds: number[] = [];
  for (const name of ofCustomers) {
    const [found, another] = customers.filter(
      ({ id, shortName }) => fold(shortName) === fold(name) || String(id) === name,
    );
    if (!found) return { problem: `There is no customer '${short(name)}'.` };
    if (another) return { problem: ambiguous(name, found, another) };
    customerIds.push(found.id);
  }
  if (customerIds.length === 0 && implied) customerIds.push(implied.id);
  for (const name of types) {
    const type = TYPES_BY_NAME.get(fold(name));
    if (!type) return { problem: `There is no user type '${short(name)}'.` };
    chosen.push({ type: type.id, customerIds: type.binding === 'none' ? [] : customerIds });
  }
  if (!typesAreComplete(chosen)) return { problem: `Enter the customers of this user: ${types.join(', ')}.` };
  return { roles: rolesForUserTypes(chosen) };
}

/** Explains how to distinguish two customers that match the same text: by the other of name and ID. */
function ambiguous(name: string, ...both: [RowCustomer, RowCustomer]): string {
  const ways = both.map(({ id, shortName }) => (String(id) === name ? `'${short(shortName)}'` : `'${id}'`));
  return `'${short(name)}' is the name of one customer and the ID of another. Use ${ways.join(' or ')}.`;
}

const fold = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
const parts = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const short = (text: string | null | undefined) => (text && text.length > 60 ? `${text.slice(0, 60)}…` : (text ?? ''));

function readYesNo(text: string | null | undefined): boolean | null | undefined {
  const word = fold(text ?? '');
  if (word === '') return null;
  if (['yes', 'true', 'enabled', '1'].includes(word)) return true;
  return ['no', 'false', 'disabled', '0'].includes(word) ? false : undefined;
}

const TYPES_BY_NAME = new Map(
  USER_TYPES.flatMap((type) =>
    [
      type.id,
      type.label,
      type.labelForCustomerAdmin,
      ROLES.find(({ id }) => id === type.role)?.label ?? type.label,
    ].map((name) => [fold(name), type] as const),
  ),
);
