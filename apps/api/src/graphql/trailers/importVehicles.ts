import { normalizeVin, VEHICLE_POLICY } from '@gladhand/domain/trailers';
import { administeredCustomerIds } from '@gladhand/domain/users';
import { badInput, notFound } from '../../http/apiError';
import { fold } from '../../repositories/fleetFields';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type { ImportVehiclesInput, VehicleImport, VehicleRowInput, VehicleRowResult } from '../generated/resolvers';
import { rowProblem } from '../rowError';
import type { RowSurroundings } from './importPlan';
import { importRow } from './importRow';
import { mustAdminister } from './managedVehicle';
import { VEHICLE_MESSAGES } from './messages';

/** Imports rows one by one: an invalid row is refused with its reasons and doesn't stop the others. */
export async function importVehicles(input: ImportVehiclesInput, context: GraphQLContext): Promise<VehicleImport> {
  const { rows, customerId } = input;
  const { rowsPerImport } = VEHICLE_POLICY;
  if (rows.length < 1 || rows.length > rowsPerImport) throw badInput(VEHICLE_MESSAGES.rowCount(rowsPerImport));
  if (customerId != null) mustAdminister(context.access, customerId);
  const surroundings = await surroundingsOf(input, context);
  const results: VehicleRowResult[] = [];
  for (const row of rows) {
    try {
      results.push(await context.unit((within) => importRow(row, surroundings, within)));
    } catch (error) {
      const messages = [rowProblem(error, context.logger)];
      results.push({ line: row.line, vin: normalizeVin(row.vin), outcome: 'refused', messages, changes: [] });
    }
  }
  return { results };
}

async function surroundingsOf(
  { rows, customerId, dryRun, acceptVinWarnings }: ImportVehiclesInput,
  { access, repositories }: GraphQLContext,
): Promise<RowSurroundings> {
  const { customers, groups, trailerAdministration } = repositories;
  const scope = access.scope.trailers;
  const customerIds = administeredCustomerIds(access.user.roles);
  // Only names are needed here, so trailers are not counted.
  const [known, found] = await Promise.all([
    customers.list({ customerIds, showDeactivated: true, scope: NO_TRAILERS }),
    trailerAdministration.byVins(vinsOf(rows), scope),
  ]);
  if (customerId != null && !known.some((customer) => customer.customerId === customerId)) throw notFound();
  const ofNewOnes = customerId ?? (known.length === 1 ? (known[0]?.customerId ?? null) : null);
  const concerned = new Set([
    ...found.map((trailer) => trailer.customerId),
    ...known
      .filter(({ shortName }) => rows.some(({ customerName }) => fold(customerName?.trim() ?? '') === fold(shortName)))
      .map((c) => c.customerId),
    ...(ofNewOnes === null ? [] : [ofNewOnes]),
  ]);
  const own = await groups.list({ customerIds: [...concerned], scope: NO_TRAILERS });
  return {
    dryRun,
    acceptVinWarnings: acceptVinWarnings ?? false,
    customerId: ofNewOnes,
    customers: known,
    trailers: new Map(found.map((trailer) => [trailer.vin, trailer])),
    groups: own.filter(({ kind }) => kind === 'regular'),
    seen: new Set(),
  };
}

const vinsOf = (rows: readonly VehicleRowInput[]) => rows.map(({ vin }) => normalizeVin(vin));
