import { checkVin } from '@gladhand/domain/trailers';
import type { CustomerRecord, GroupRecord } from '../../repositories/entities';
import { fold } from '../../repositories/fleetFields';
import type { ManagedTrailerRecord, TrailerFacts } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import type { VehicleRowInput } from '../generated/resolvers';
import { administers } from './managedVehicle';
import { VEHICLE_MESSAGES } from './messages';
import { factsOf, newFacts, problemsOf, TAKEN, type VehicleValues, valuesOf } from './vehicleInput';

/** Stored data that the rows of one call are validated against. */
export interface RowSurroundings {
  dryRun: boolean;
  acceptVinWarnings: boolean;
  /** Customer of new trailers whose row names none. */
  customerId: number | null;
  /** Customers that the caller administers. */
  customers: readonly CustomerRecord[];
  /** Accessible trailers, by VIN. */
  trailers: ReadonlyMap<string, ManagedTrailerRecord>;
  /** Regular groups of these customers. */
  groups: readonly GroupRecord[];
  /** VINs and other unique values used by earlier rows of this call. */
  seen: Set<string>;
}

/** The planned change of a row, before anything is written. */
export interface Plan {
  customerId: number;
  before: ManagedTrailerRecord | undefined;
  facts: TrailerFacts;
  change: Partial<TrailerFacts>;
  groups: readonly GroupRecord[] | undefined;
}

/** Parses a row and adds its problems to `problems`. */
export function planOf(
  row: VehicleRowInput,
  vin: string,
  surroundings: RowSurroundings,
  { access, now }: GraphQLContext,
  problems: string[],
): Plan | undefined {
  const finding = checkVin(vin);
  const before = surroundings.trailers.get(vin);
  if (!before && finding && (finding.level === 'error' || !surroundings.acceptVinWarnings)) {
    problems.push(finding.message);
    // The rest of the row can't be interpreted.
    if (finding.level === 'error') return undefined;
  }
  if (!takes(surroundings, `vin ${vin}`)) problems.push(VEHICLE_MESSAGES.vinTwice);
  if (before && !administers(access, before.customerId)) problems.push(VEHICLE_MESSAGES.viewOnly);
  const customerId = customerOf(row, before, surroundings, problems);
  if (customerId === undefined) return undefined;

  const values = valuesOf(row);
  if (!before) problems.push(...missing(values));
  problems.push(...problemsOf(values, before, now()));
  const groups = groupsOf(row, customerId, surroundings, problems);
  const change = before ? factsOf(values, before) : newFacts(vin, values);
  if (change.unitId && !takes(surroundings, `unit ${customerId} ${fold(change.unitId)}`)) problems.push(TAKEN.unitId);
  if (change.cargoCameraSerialNumber && !takes(surroundings, `camera ${change.cargoCameraSerialNumber}`))
    problems.push(TAKEN.cargoCameraSerialNumber);
  if (change.serialNumber && !takes(surroundings, `serial ${change.serialNumber}`)) problems.push(TAKEN.serialNumber);
  return { customerId, before, change, facts: { ...(before ?? newFacts(vin, values)), ...change }, groups };
}

/** Returns false if an earlier row of this call already uses the value. */
function takes({ seen }: RowSurroundings, key: string): boolean {
  const isFree = !seen.has(key);
  seen.add(key);
  return isFree;
}

function customerOf(
  { customerName }: VehicleRowInput,
  before: ManagedTrailerRecord | undefined,
  { customers, customerId }: RowSurroundings,
  problems: string[],
): number | undefined {
  const name = customerName?.trim();
  if (before) {
    if (name && fold(name) !== fold(before.customerName))
      problems.push(VEHICLE_MESSAGES.otherCustomer(before.customerName));
    return before.customerId;
  }
  if (!name && customerId === null) problems.push(VEHICLE_MESSAGES.customerMissing);
  if (!name) return customerId ?? undefined;
  const named = customers.find(({ shortName }) => fold(shortName) === fold(name));
  if (!named) problems.push(VEHICLE_MESSAGES.notAdministered(name));
  return named?.customerId;
}

const NEEDED = [
  ['unitId', 'Unit ID'],
  ['vehicleTypeId', 'Type'],
  ['productType', 'Product Type'],
  ['deviceTypeId', 'Device Family'],
] as const;

const missing = (values: VehicleValues) =>
  NEEDED.filter(([field]) => values[field] === undefined).map(([, title]) => VEHICLE_MESSAGES.fieldMissing(title));

function groupsOf(
  { groupNames }: VehicleRowInput,
  customerId: number,
  { groups }: RowSurroundings,
  problems: string[],
): readonly GroupRecord[] | undefined {
  if (groupNames == null) return undefined;
  const own = groups.filter((group) => group.customerId === customerId);
  return groupNames.flatMap((name) => {
    const found = own.find((group) => fold(group.name) === fold(name.trim()));
    if (!found) problems.push(VEHICLE_MESSAGES.unknownGroup(name));
    return found ?? [];
  });
}
