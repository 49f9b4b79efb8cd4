import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../../graphql/context';
import type { AppliedGeofence, GeofenceRowInput } from '../../../graphql/generated/resolvers';
import { fold } from '../../../repositories/fleetFields';
import type { GeofenceRecord } from '../repository';
import { changesOf, replacedBy } from './compareFeature';
import { type Feature, featureOf, featureProblem } from './featureProblem';

/** A row with the geofence to write, or with the outcome if there is nothing to write. */
export interface PlannedRow {
  readonly row: GeofenceRowInput;
  readonly outcome?: Omit<AppliedGeofence, 'id'> | undefined;
  readonly geofence?: GeofenceRecord | undefined;
  /** The geofence that is replaced. */
  readonly before?: GeofenceRecord | undefined;
}

/** Decides what becomes of each row, by the geofences that there are now and the rows before it. */
export async function planRows(
  rows: readonly GeofenceRowInput[],
  customerId: number,
  { repositories, now }: GraphQLContext,
): Promise<PlannedRow[]> {
  if (rows.length === 0) return [];
  const { geofenceCategories, geofenceImports, geofences } = repositories;
  const own = await geofenceCategories.list(customerId);
  const features = rows.map(({ feature }) => featureOf(feature));
  const named = await geofenceImports.named(
    customerId,
    features.map(({ name }) => name),
  );
  const holders = new Map(named.map(({ name, geofenceId }) => [fold(name), geofenceId]));
  const ids = rows.map(({ id, replaces }) => replaces?.id ?? id);
  const known = new Map(
    (await geofenceImports.byIds(customerId, ids)).map((geofence) => [geofence.geofenceId, geofence]),
  );
  let remaining = GEOFENCE_LIMITS.activeGeofences - (await geofences.countActive(customerId));

  return rows.map((row, index): PlannedRow => {
    const feature = features[index] as Feature;
    const problem = featureProblem(feature, own);
    if (problem) return refused(row, problem.code, problem);
    const holder = holders.get(fold(feature.name));
    const before = row.replaces ? known.get(row.replaces.id) : undefined;
    if (row.replaces) {
      if (before?.version !== row.replaces.version) return { row, outcome: { outcome: 'changed' } };
      if (holder !== before.geofenceId) return { row, outcome: { outcome: 'nameTaken' } };
      const isSame = changesOf(feature, before).length === 0;
      if (isSame) return { row, outcome: { outcome: 'unchanged', geofenceId: before.geofenceId } };
      return { row, geofence: replacedBy(feature, before, now()), before };
    }
    if (holder !== undefined) return { row, outcome: { outcome: 'nameTaken' } };
    if (known.has(row.id)) return refused(row, 'idTaken');
    if (feature.category === null) return refused(row, 'category');
    if (remaining <= 0) return refused(row, 'tooMany');
    remaining--;
    holders.set(fold(feature.name), row.id);
    return { row, geofence: createdFrom(feature, feature.category, { customerId, geofenceId: row.id, now: now() }) };
  });
}

const refused = (row: GeofenceRowInput, code: string, problem = {}): PlannedRow => ({
  row,
  outcome: { outcome: 'refused', problem: { ...problem, code } },
});

const createdFrom = (
  { name, description, shape }: Feature,
  category: string,
  { customerId, geofenceId, now }: { customerId: number; geofenceId: string; now: Date },
): GeofenceRecord => ({
  ...{ customerId, geofenceId, name, description, category, shape },
  isActive: true,
  enterEmails: [],
  exitEmails: [],
  freeMinutes: null,
  validFrom: now,
  version: 1,
  createdAt: now,
  updatedAt: now,
});
