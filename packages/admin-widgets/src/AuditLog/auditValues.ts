import { auditArea } from '@gladhand/domain/audit';
import { asWords, fahrenheit, formatDate } from '@gladhand/domain/formats';
import { reeferCommand } from '@gladhand/domain/reefers';
import { inspectionKind, maintenanceKind } from '@gladhand/domain/service';
import { SENSOR_BOX_MANUFACTURERS } from '@gladhand/domain/trailers';
import { parseRole, roleWord } from '@gladhand/domain/users';

/** What a value needs to be written in words. */
export interface ValueContext {
  customers: readonly { id: number; shortName: string }[];
  timeZone: string;
  units: 'us' | 'metric';
}

/** A value in plain words. The meaning of a `kind` depends on the action. */
export function valueText(action: string, field: string, value: string | null, context: ValueContext): string {
  if (value === null) return 'none';
  const write = Object.hasOwn(WRITERS, field) ? WRITERS[field] : undefined;
  return write ? write(value, context, action) : plainText(value, context);
}

type Writer = (value: string, context: ValueContext, action: string) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  area: (value) => auditArea(value).label,
  kind: (value, _, action) => kindLabel(action, value),
  purpose: asWords,
  reason: asWords,
  detail: asWords,
  mail: asWords,
  retentionDurationDays: (value) => `${value} days`,
  roles: (value, { customers }) => rolesText(value.split(', '), customers),
  sensorBoxMfgrId: (value) => SENSOR_BOX_MANUFACTURERS.find(({ id }) => String(id) === value)?.label ?? value,
  setPointC: (value, { units }) =>
    units === 'metric' ? `${value} °C` : `${Math.round(fahrenheit(Number(value)) * 10) / 10} °F`,
  timeZone: (value) => value.replaceAll('_', ' '),
  unloadedUpToLbs: (value) => `${value} lb`,
  vehicleLengthFeet: (value) => `${value} ft`,
};

function plainText(value: string, { timeZone }: ValueContext): string {
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (day) return `${day[2]}/${day[3]}/${day[1]}`;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDate(new Date(value), 'longDateTime', timeZone);
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
function rolesText(names: readonly string[], customers: ValueContext['customers']): string {
  const roles = names.map((name) => ({ name, role: parseRole(name) }));
  const nameOf = (id: number) => customers.find((customer) => customer.id === id)?.shortName ?? `customer ${id}`;
  const isCarried = roles.some(({ role }) => role && bindingOf(role.kind) === 'customerRoles');
  const carried = roles.flatMap(({ role }) => (role?.kind === 'CUSTOMER' && role.customerId ? [role.customerId] : []));
  return roles
    .filter(({ role }) => !(isCarried && role?.kind === 'CUSTOMER'))
    .map(({ name, role }) => {
      if (!role) return name;
      const own = role.customerId === undefined ? [] : [role.customerId];
      const ids = bindingOf(role.kind) === 'customerRoles' ? carried : own;
      const label = roleWord(role.kind).label;
      return ids.length > 0 ? `${label} (${ids.map(nameOf).join(', ')})` : label;
    })
    .join(', ');
}

function bindingOf(kind: Parameters<typeof roleWord>[0]) {
  const word = roleWord(kind);
  return word.known ? word.binding : 'none';
}
