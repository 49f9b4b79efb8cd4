import { PART_CATEGORIES, PARTS_POLICY, partLineProblems } from '@gladhand/domain/parts';
import { normalizeVin, TRAILER_TYPES } from '@gladhand/domain/trailers';
import { administeredCustomerIds } from '@gladhand/domain/users';
import { changesBetween } from '../../auth/audit';
import type { GraphQLContext } from '../../graphql/context';
import type {
  ImportPartsInput,
  MutationResolvers,
  PartRowInput,
  PartRowResult,
} from '../../graphql/generated/resolvers';
import { administers, mustAdminister } from '../../graphql/trailers/managedVehicle';
import { badInput } from '../../http/apiError';
import { listKey } from './listKey';
import { PARTS_MESSAGES } from './messages';
import type { PartRecord } from './repository';

const CATEGORIES = PART_CATEGORIES.map(({ id }) => id as string);
const TYPE_IDS = TRAILER_TYPES.map(({ id }) => id as number);

/** A row that can be stored, or why it can't. */
type ReadRow = { part: PartRecord; vin: string | null } | { problems: string[] };

export const importParts: MutationResolvers['importParts'] = async (_, { input }, context) => {
  const { access, audit, now, repositories } = context;
  await access.authorize('importParts');
  const { rows, customerId, dryRun } = input;
  const { rowsPerImport } = PARTS_POLICY;
  if (rows.length < 1 || rows.length > rowsPerImport) throw badInput(PARTS_MESSAGES.rowCount(rowsPerImport));
  if (customerId != null) mustAdminister(access, customerId);

  const read = await readRows(input, context);
  const existing = await existingParts(read, context);
  const results: PartRowResult[] = [];
  const changed = new Map<number, PartRecord[]>();
  for (const [index, row] of read.entries()) {
    const { line = 0 } = rows[index] ?? {};
    if ('problems' in row) {
      results.push({ line, outcome: 'refused', messages: row.problems, changes: [] });
      continue;
    }
    const { part } = row;
    const before = existing.get(keyOf(part));
    const changes = changesBetween(before ? audited(before) : {}, audited(part));
    const outcome = before ? (changes.length > 0 ? 'updated' : 'unchanged') : 'created';
    results.push({ line, outcome, messages: [], changes });
    if (outcome !== 'unchanged') {
      const kept = { ...part, partId: before?.partId ?? part.partId };
      changed.set(part.customerId, [...(changed.get(part.customerId) ?? []), kept]);
    }
  }
  if (dryRun) return { results };
  for (const [ofCustomer, parts] of changed) {
    await repositories.parts.put(parts);
    await audit('parts.imported', {
      ...{ userId: access.user.userId, customerId: ofCustomer, subject: parts[0]?.partNumber ?? null, subjectId: null },
      detail: { parts: parts.length, trailers: new Set(parts.flatMap(({ trailerId }) => trailerId ?? [])).size },
    });
  }
  if (changed.size > 0) await repositories.changes.add([...changed.keys()], now());
  return { results };
};

async function readRows({ rows, customerId }: ImportPartsInput, context: GraphQLContext): Promise<ReadRow[]> {
  const { access, ids, repositories } = context;
  const vins = [...new Set(rows.flatMap(({ vin }) => (vin ? [normalizeVin(vin)] : [])))];
  const found = await repositories.trailerAdministration.byVins(vins, access.scope.trailers);
  const trailers = new Map(found.filter((one) => administers(access, one.customerId)).map((one) => [one.vin, one]));
  const administered = administeredCustomerIds(access.user.roles);
  const [onlyCustomer, ...more] = administered === 'all' ? [] : administered;
  const modelCustomer = customerId ?? (more.length === 0 ? onlyCustomer : undefined);
  const lines = new Map<string, number>();

  return rows.map((row): ReadRow => {
    const { line, category, faultCodes, ...rest } = row;
    const vin = row.vin ? normalizeVin(row.vin) : null;
    const problems = partLineProblems({ ...rest, ...modelOf(row), vin, category, faultCodes });
    if (!CATEGORIES.includes(category)) problems.push(PARTS_MESSAGES.category(CATEGORIES));
    if (row.vehicleTypeId != null && !TYPE_IDS.includes(row.vehicleTypeId)) problems.push(PARTS_MESSAGES.vehicleType);
    const trailer = vin === null ? undefined : trailers.get(vin);
    if (vin !== null && !trailer) problems.push(PARTS_MESSAGES.noTrailer);
    const owner = vin === null ? modelCustomer : trailer?.customerId;
    if (vin === null && owner === undefined) problems.push(PARTS_MESSAGES.noCustomer);
    if (problems.length > 0 || owner === undefined) return { problems };
    const part: PartRecord = {
      ...{ partId: ids.uuid(), customerId: owner, trailerId: trailer?.trailerId ?? null, ...modelOf(row) },
      ...{ category, quantity: row.quantity, faultCodes: [...new Set(faultCodes)].sort((a, b) => a - b) },
      ...{ name: row.name.trim(), partNumber: row.partNumber.trim(), maker: row.maker.trim() },
      ...{ position: row.position.trim(), description: row.description.trim() },
    };
    const first = lines.get(keyOf(part));
    if (first !== undefined) return { problems: [PARTS_MESSAGES.twice(first)] };
    lines.set(keyOf(part), line);
    return { part, vin };
  });
}

/** The parts that the rows may change, by their key. */
async function existingParts(rows: readonly ReadRow[], { repositories }: GraphQLContext) {
  const wanted = rows.flatMap((row) => ('part' in row ? [row.part] : []));
  const found = new Map<string, PartRecord>();
  for (const customerId of new Set(wanted.map((part) => part.customerId))) {
    const own = wanted.filter((part) => part.customerId === customerId);
    const trailerIds = [...new Set(own.flatMap(({ trailerId }) => trailerId ?? []))];
    const withModels = own.some(({ trailerId }) => trailerId === null);
    for (const part of await repositories.parts.ofLists(customerId, trailerIds, withModels))
      found.set(keyOf(part), part);
  }
  return found;
}

const keyOf = (part: PartRecord) => `${part.customerId}\n${listKey(part)}`;

const modelOf = ({ vehicleTypeId, vehicleLengthFeet, modelYear }: PartRowInput) => ({
  ...{ vehicleTypeId: vehicleTypeId ?? null, vehicleLengthFeet: vehicleLengthFeet ?? null },
  modelYear: modelYear ?? null,
});

/** The fields that an import shows and changes. */
const audited = ({ category, name, partNumber, maker, quantity, position, description, faultCodes }: PartRecord) => ({
  ...{ category, name, partNumber, maker, quantity, position, description },
  faultCodes: [...faultCodes].join('; '),
});
