import { administeredCustomerIds, normalizeVin, VEHICLE_POLICY } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import { fold } from '../../repositories/fleetFields';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type { ImportVehiclesInput, VehicleImport, VehicleRowInput, VehicleRowResult } from '../generated/resolvers';
import { rowProblem } from '../rowFault';
import type { RowSurroundings } from './importPlan';
import { importRow } from './importRow';
import { mustAdminister } from './managedVehicle';

/** Row after row, each by itself: a bad one is refused with its reasons, and the others go on. */
export async function importVehicles(input: ImportVehiclesInput, context: GraphQLContext): Promise<VehicleImport> {
  const { rows, customerId } = input;
  const { rowsPerImport } = VEHICLE_POLICY;
  if (rows.length < 1 || rows.length > rowsPerImport) throw badInput(`Send 1 to ${rowsPerImport} rows at once.`);
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
  const scope = access.sight.trailers;
  const customerIds = administeredCustomerIds(access.user.roles);
  // Names are wanted here, not trailers counted.
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
