import { checkVin } from '@gladhand/domain';
import type { CustomerRecord, GroupRecord } from '../../repositories/entities';
import { fold } from '../../repositories/fleetFields';
import type { ManagedTrailerRecord, TrailerFacts } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import type { VehicleRowInput } from '../generated/resolvers';
import { administers } from './managedVehicle';
import { factsOf, newFacts, problemsOf, TAKEN, type VehicleValues, valuesOf } from './vehicleInput';

/** What the rows of one call are held against. */
export interface RowSurroundings {
  dryRun: boolean;
  acceptVinWarnings: boolean;
  /** Of new trailers whose row names none. */
  customerId: number | null;
  /** Those that the caller administers. */
  customers: readonly CustomerRecord[];
  /** Those in sight, by VIN. */
  trailers: ReadonlyMap<string, ManagedTrailerRecord>;
  /** Regular ones of the customers concerned. */
  groups: readonly GroupRecord[];
  /** VINs and other values that an earlier row of this call took. */
  seen: Set<string>;
}

/** What a row comes to, before anything is written. */
export interface Plan {
  customerId: number;
  before: ManagedTrailerRecord | undefined;
  facts: TrailerFacts;
  change: Partial<TrailerFacts>;
  groups: readonly GroupRecord[] | undefined;
}

/** Reads a row; what is wrong with it is added to `problems`. */
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
    // nothing else about it means anything
    if (finding.level === 'error') return undefined;
  }
  if (!takes(surroundings, `vin ${vin}`)) problems.push('This VIN stands in the file more than once.');
  if (before && !administers(access, before.customerId)) problems.push('You may look at this trailer, not change it.');
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

/** False when an earlier row of this call took it. */
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
      problems.push(`This trailer belongs to ${before.customerName}. Moving it to another customer is a transfer.`);
    return before.customerId;
  }
  if (!name && customerId === null) problems.push('Name the customer of this new trailer.');
  if (!name) return customerId ?? undefined;
  const named = customers.find(({ shortName }) => fold(shortName) === fold(name));
  if (!named) problems.push(`You administer no customer '${name}'.`);
  return named?.customerId;
}

const NEEDED = [
  ['unitId', 'Unit ID'],
  ['vehicleTypeId', 'Type'],
  ['productType', 'Product Type'],
  ['deviceTypeId', 'Device Family'],
] as const;

const missing = (values: VehicleValues) =>
  NEEDED.filter(([field]) => values[field] === undefined).map(([, title]) => `A new trailer needs a ${title}.`);

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
    if (!found) problems.push(`There is no group '${name}' to put a trailer into.`);
    return found ?? [];
  });
}
