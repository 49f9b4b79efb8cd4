import { auditArea } from '@gladhand/domain/audit';
import { asWords, fahrenheit, formatLocalDate } from '@gladhand/domain/formats';
import { reeferCommand } from '@gladhand/domain/reefers';
import { inspectionKind, maintenanceKind } from '@gladhand/domain/service';
import { SENSOR_BOX_MANUFACTURERS } from '@gladhand/domain/trailers';
import { parseRole, roleWord } from '@gladhand/domain/users';
import { type Say, sayEnglish } from '@gladhand/ui';
import type { AUDIT_SENTENCES } from './auditActions';
import type { AUDIT_FIELDS } from './auditFields';
import { AUDIT_MESSAGES } from './messages';

/** What a value needs to be written in words. */
export interface ValueContext {
  customers: readonly { id: number; shortName: string }[];
  timeZone: string;
  units: 'us' | 'metric';
  /** BCP 47. @default 'en-US' */
  locale?: string;
  /** The texts of the page. @default English */
  texts?: AuditTexts;
}

/** Catalogs that lines of the audit log are written with. */
export interface AuditTexts {
  messages: typeof AUDIT_MESSAGES;
  sentences: typeof AUDIT_SENTENCES;
  fields: typeof AUDIT_FIELDS;
  say: Say;
}

const messagesOf = ({ texts }: ValueContext) => texts?.messages ?? AUDIT_MESSAGES;
const sayOf = ({ texts }: ValueContext) => texts?.say ?? sayEnglish;

/** A value in plain words. The meaning of a `kind` depends on the action. */
export function valueText(action: string, field: string, value: string | null, context: ValueContext): string {
  if (value === null) return messagesOf(context).noValue;
  const write = Object.hasOwn(WRITERS, field) ? WRITERS[field] : undefined;
  return write ? write(value, context, action) : plainText(value, context);
}

type Writer = (value: string, context: ValueContext, action: string) => string;

const inWords: Writer = (value, context) => sayOf(context)(asWords(value));

const WRITERS: Readonly<Record<string, Writer>> = {
  area: (value, context) => sayOf(context)(auditArea(value).label),
  kind: (value, context, action) => sayOf(context)(kindLabel(action, value)),
  purpose: inWords,
  reason: inWords,
  detail: inWords,
  mail: inWords,
  retentionDurationDays: (value, context) => messagesOf(context).days(value),
  roles: (value, context) => rolesText(value.split(', '), context),
  sensorBoxMfgrId: (value) => SENSOR_BOX_MANUFACTURERS.find(({ id }) => String(id) === value)?.label ?? value,
  setPointC: (value, { units }) =>
    units === 'metric' ? `${value} °C` : `${Math.round(fahrenheit(Number(value)) * 10) / 10} °F`,
  timeZone: (value) => value.replaceAll('_', ' '),
  unloadedUpToLbs: (value, context) => messagesOf(context).pounds(value),
  vehicleLengthFeet: (value, context) => messagesOf(context).feet(value),
};

function plainText(value: string, context: ValueContext): string {
  const { timeZone, locale = 'en-US' } = context;
  if (value === 'true') return sayOf(context)('Yes');
  if (value === 'false') return sayOf(context)('No');
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatLocalDate(new Date(value), 'date', 'UTC', locale);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return formatLocalDate(new Date(value), 'longDateTime', timeZone, locale);
  return value;
}

function kindLabel(action: string, kind: string): string {
  const [area] = action.split('.');
  const find = area === 'reefer' ? reeferCommand : area === 'inspection' ? inspectionKind : maintenanceKind;
  const word = find(kind);
  return word.known ? word.label : asWords(kind);
}

/**
 * 'Account Administrator (northline), Technician'. A customer role that only names the customer is part of the other
 * role.
 */
function rolesText(names: readonly string[], context: ValueContext): string {
  const { customers } = context;
  const roles = names.map((name) => ({ name, role: parseRole(name) }));
  const nameOf = (id: number) =>
    customers.find((customer) => customer.id === id)?.shortName ?? messagesOf(context).customerId(id);
  const isCarried = roles.some(({ role }) => role && bindingOf(role.kind) === 'customerRoles');
  const carried = roles.flatMap(({ role }) => (role?.kind === 'CUSTOMER' && role.customerId ? [role.customerId] : []));
  return roles
    .filter(({ role }) => !(isCarried && role?.kind === 'CUSTOMER'))
    .map(({ name, role }) => {
      if (!role) return name;
      const own = role.customerId === undefined ? [] : [role.customerId];
      const ids = bindingOf(role.kind) === 'customerRoles' ? carried : own;
      const label = sayOf(context)(roleWord(role.kind).label);
      return ids.length > 0 ? `${label} (${ids.map(nameOf).join(', ')})` : label;
    })
    .join(', ');
}

function bindingOf(kind: Parameters<typeof roleWord>[0]) {
  const word = roleWord(kind);
  return word.known ? word.binding : 'none';
}
