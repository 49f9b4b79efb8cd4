import { checkVin, normalizeVin } from '@gladhand/domain/trailers';
import { changesBetween } from '../../auth/audit';
import type { ManagedTrailerRecord, TrailerWrite } from '../../repositories/trailerAdministration';
import type { GraphQLContext } from '../context';
import type { VehicleRowInput, VehicleRowResult } from '../generated/resolvers';
import { type Plan, planOf, type RowSurroundings } from './importPlan';
import { auditedFields } from './managedVehicle';
import { VEHICLE_MESSAGES } from './messages';
import { auditSave } from './saveVehicle';
import { TAKEN } from './vehicleInput';

/** Validates one row and stores it unless this is a dry run. */
export async function importRow(
  row: VehicleRowInput,
  surroundings: RowSurroundings,
  context: GraphQLContext,
): Promise<VehicleRowResult> {
  const vin = normalizeVin(row.vin);
  const answer = (outcome: string, messages: string[], changes: VehicleRowResult['changes'] = []) => ({
    line: row.line,
    vin,
    outcome,
    messages,
    changes,
  });
  const problems: string[] = [];
  const plan = planOf(row, vin, surroundings, context, problems);
  if (!plan || problems.length > 0) return answer('refused', problems);
  const { trailerAdministration } = context.repositories;
  const exceptId = plan.before?.trailerId ?? null;
  const taken = await trailerAdministration.taken(plan.customerId, plan.change, exceptId);
  if (taken) return answer('refused', [TAKEN[taken]]);

  const changes = changesOf(plan);
  const outcome = plan.before ? (changes.length > 0 ? 'updated' : 'unchanged') : 'created';
  const warnings = warningsOf(vin, plan.before);
  if (surroundings.dryRun || outcome === 'unchanged') return answer(outcome, warnings, changes);
  const write = await keep(plan, context);
  if (write.kind !== 'saved') return answer('refused', [refusal(write)]);
  await auditSave(write, context);
  return answer(outcome, warnings, changes);
}

function changesOf({ before, facts, groups, change }: Plan): VehicleRowResult['changes'] {
  const names = groups ?? before?.groups ?? [];
  const after = auditedFields({ ...before, ...facts, ...change, groups: names } as ManagedTrailerRecord);
  return changesBetween(before ? auditedFields(before) : {}, after);
}

function warningsOf(vin: string, before: ManagedTrailerRecord | undefined): string[] {
  const finding = before ? undefined : checkVin(vin);
  return finding ? [finding.message] : [];
}

function keep({ before, customerId, facts, change, groups }: Plan, { repositories, ids, now }: GraphQLContext) {
  const groupIds = groups?.map(({ groupId }) => groupId);
  const { trailerAdministration } = repositories;
  return before
    ? trailerAdministration.change(before, before.version, { facts: change, groupIds }, now())
    : trailerAdministration.create({ customerId, trailerId: ids.uuid() }, facts, groupIds ?? [], now());
}

function refusal(write: Exclude<TrailerWrite, { kind: 'saved' }>): string {
  if (write.kind === 'taken') return TAKEN[write.field];
  if (write.kind === 'noSuchGroup') return VEHICLE_MESSAGES.groupDeleted;
  if (write.kind === 'leased') return VEHICLE_MESSAGES.leased;
  if (write.kind === 'conflict') return VEHICLE_MESSAGES.rowConflict;
  return VEHICLE_MESSAGES.trailerGone;
}
