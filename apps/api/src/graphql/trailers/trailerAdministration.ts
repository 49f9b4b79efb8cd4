import { checkUnitId, normalizeVin, VEHICLE_SORT_FIELDS, type VehicleSortField } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import type { ManagedTrailerRecord, TrailerChange } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import type { CreateVehicleInput, ManagedVehicle, MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { withReceipt } from '../withReceipt';
import { importVehicles } from './importVehicles';
import { mustAdminister, toManagedVehicle } from './managedVehicle';
import { auditSave, savedOrThrow } from './saveVehicle';
import { checkedVin, factsOf, newFacts, problemsOf, valuesOf } from './vehicleInput';

/** An export asks for as many at once. */
const MAX_PAGE_SIZE = 500;
const MAX_SEARCH = 200;
const MAX_GROUPS = 200;

export const trailerAdministrationQueries: Pick<QueryResolvers, 'managedVehicles'> = {
  async managedVehicles(_, { input }, { access, repositories }) {
    await access.authorise('managedVehicles');
    const { pageSize, pageNumber } = input.paginationInput;
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    if (pageNumber < 1) throw badInput('Pages start at 1.');
    const search = input.search?.trim() ?? '';
    if (search.length > MAX_SEARCH) throw badInput('Search for a shorter text.');
    const { total, trailers } = await repositories.trailerAdministration.search({
      scope: narrowScope(access.sight.trailers, input.customerId),
      search,
      sortBy: sortField(input.sortingInput?.sortBy),
      sortAsc: input.sortingInput?.sortAsc ?? true,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    return { total, vehicles: trailers.map((trailer) => toManagedVehicle(trailer, access)) };
  },
};

type TrailerMutations = Pick<
  MutationResolvers,
  'updateCustomerVehicle' | 'updateVehicle' | 'createVehicle' | 'importVehicles'
>;

export const trailerAdministrationMutations: TrailerMutations = {
  async updateCustomerVehicle(_, { vin, unitId, version }, context) {
    await context.access.authorise('updateCustomerVehicle');
    const problem = checkUnitId(unitId);
    if (problem) throw badInput(problem);
    const trailer = await administered(vin, context);
    return save(trailer, version ?? null, { facts: { unitId: unitId.trim() } }, context);
  },

  async updateVehicle(_, { input }, context) {
    await context.access.authorise('updateVehicle');
    const trailer = await administered(input.vin, context);
    const values = valuesOf(input);
    const [problem] = problemsOf(values, trailer, context.now());
    if (problem) throw badInput(problem);
    const { newVin, groupIds } = input;
    const facts = {
      ...factsOf(values, trailer),
      ...(newVin != null &&
        normalizeVin(newVin) !== trailer.vin && { vin: checkedVin(newVin, input.acceptVinWarning ?? false) }),
    };
    return save(trailer, input.version, { facts, groupIds: checkedGroups(groupIds) }, context);
  },

  createVehicle: (_, { input }, context) =>
    withReceipt('createVehicle', input, context, () => createVehicle(input, context)),

  async importVehicles(_, { input }, context) {
    await context.access.authorise('importVehicles');
    return importVehicles(input, context);
  },
};

async function createVehicle(input: CreateVehicleInput, context: GraphQLContext): Promise<ManagedVehicle> {
  const { access, repositories, ids, now } = context;
  await access.authorise('createVehicle');
  mustAdminister(access, input.customerId);
  const [customer] = await repositories.customers.find([input.customerId]);
  if (!customer) throw notFound();
  const values = valuesOf(input);
  const [problem] = problemsOf(values, undefined, now());
  if (problem) throw badInput(problem);
  const facts = newFacts(checkedVin(input.vin, input.acceptVinWarning ?? false), values);
  const key = { customerId: customer.customerId, trailerId: ids.uuid() };
  const groupIds = checkedGroups(input.groupIds) ?? [];
  const saved = savedOrThrow(await repositories.trailerAdministration.create(key, facts, groupIds, now()), context);
  await auditSave(saved, context);
  return toManagedVehicle(saved.trailer, access);
}

/** The trailer of a VIN. Throws NOT_FOUND when there is none, or none that the caller administers. */
async function administered(vin: string, { access, repositories }: GraphQLContext): Promise<ManagedTrailerRecord> {
  const [trailer] = await repositories.trailerAdministration.byVins([vin], access.sight.trailers);
  if (!trailer) throw notFound();
  mustAdminister(access, trailer.customerId);
  return trailer;
}

async function save(
  trailer: ManagedTrailerRecord,
  version: number | null,
  change: TrailerChange,
  context: GraphQLContext,
) {
  const { access, repositories, now } = context;
  const saved = savedOrThrow(await repositories.trailerAdministration.change(trailer, version, change, now()), context);
  await auditSave(saved, context);
  return toManagedVehicle(saved.trailer, access);
}

function checkedGroups(groupIds: readonly string[] | null | undefined): readonly string[] | undefined {
  if (groupIds == null) return undefined;
  if (groupIds.length > MAX_GROUPS || !groupIds.every(isUuid)) throw badInput('Choose groups of this customer.');
  return [...new Set(groupIds)];
}

function sortField(name: string | undefined): VehicleSortField {
  const [first] = VEHICLE_SORT_FIELDS;
  const found = name === undefined ? first : VEHICLE_SORT_FIELDS.find((field) => field === name);
  if (!found) throw badInput('The list of trailers is not sorted by this field.');
  return found;
}
