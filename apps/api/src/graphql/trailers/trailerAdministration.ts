import { checkUnitId } from '@gladhand/domain/contact';
import { normalizeVin, VEHICLE_SORT_FIELDS, type VehicleSortField } from '@gladhand/domain/trailers';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import type { ManagedTrailerRecord, TrailerChange } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import type { CreateVehicleInput, ManagedVehicle, MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { REQUEST_MESSAGES } from '../messages';
import { pageWindow } from '../pageWindow';
import { withReceipt } from '../withReceipt';
import { importVehicles } from './importVehicles';
import { mustAdminister, toManagedVehicle } from './managedVehicle';
import { VEHICLE_MESSAGES } from './messages';
import { auditSave, savedOrThrow } from './saveVehicle';
import { checkedVin, factsOf, newFacts, problemsOf, valuesOf } from './vehicleInput';

/** Maximum page size, used by exports. */
const MAX_PAGE_SIZE = 500;
const MAX_SEARCH = 200;
const MAX_GROUPS = 200;

export const trailerAdministrationQueries: Pick<QueryResolvers, 'managedVehicles'> = {
  async managedVehicles(_, { input }, { access, repositories }) {
    await access.authorize('managedVehicles');
    const page = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE_SIZE });
    const search = input.search?.trim() ?? '';
    if (search.length > MAX_SEARCH) throw badInput(REQUEST_MESSAGES.searchTooLong);
    const { total, trailers } = await repositories.trailerAdministration.search({
      scope: narrowScope(access.scope.trailers, input.customerId),
      search,
      sortBy: sortField(input.sortingInput?.sortBy),
      sortAsc: input.sortingInput?.sortAsc ?? true,
      ...page,
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
    await context.access.authorize('updateCustomerVehicle');
    const problem = checkUnitId(unitId);
    if (problem) throw badInput(problem);
    const trailer = await administered(vin, context);
    return save(trailer, version ?? null, { facts: { unitId: unitId.trim() } }, context);
  },

  async updateVehicle(_, { input }, context) {
    await context.access.authorize('updateVehicle');
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
    await context.access.authorize('importVehicles');
    return importVehicles(input, context);
  },
};

async function createVehicle(input: CreateVehicleInput, context: GraphQLContext): Promise<ManagedVehicle> {
  const { access, repositories, ids, now } = context;
  await access.authorize('createVehicle');
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

/** The trailer with a VIN. Throws NOT_FOUND if there is none, or the caller doesn't administer it. */
async function administered(vin: string, { access, repositories }: GraphQLContext): Promise<ManagedTrailerRecord> {
  const [trailer] = await repositories.trailerAdministration.byVins([vin], access.scope.trailers);
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
  if (groupIds.length > MAX_GROUPS || !groupIds.every(isUuid)) throw badInput(VEHICLE_MESSAGES.groupsOfCustomer);
  return [...new Set(groupIds)];
}

function sortField(name: string | undefined): VehicleSortField {
  const [first] = VEHICLE_SORT_FIELDS;
  const found = name === undefined ? first : VEHICLE_SORT_FIELDS.find((field) => field === name);
  if (!found) throw badInput(VEHICLE_MESSAGES.unsortable);
  return found;
}
