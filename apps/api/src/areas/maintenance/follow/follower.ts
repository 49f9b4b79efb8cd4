import type { ReportFollower } from '../../../ingest/followers/follower';
import { followReport } from './followReport';
import { FARTHEST_MS, type LateReport, type MaintenanceChange } from './maintenanceChange';
import { memoryOf, packMemory } from './maintenanceMemory';
import { rebuildIssues } from './rebuildIssues';
import { stepsWithPoints, withPoints } from './standing';
import { writeSteps } from './writeSteps';

/** Opens, worsens and closes maintenance issues by what reports show. */
export const maintenanceFollower: ReportFollower<undefined, MaintenanceChange> = {
  name: 'maintenance',
  load: async () => new Map(),

  decide({ before, after, report: { recordedAt, readings }, isLate, now }) {
    const nothing = { state: undefined, changes: [] };
    if (isLate) {
      if (now.getTime() - recordedAt.getTime() > FARTHEST_MS) return nothing;
      return { ...nothing, changes: [{ kind: 'late', trailer: before, recordedAt, now }] };
    }
    const known = memoryOf(before);
    const followed = followReport(before, known, { at: recordedAt.getTime(), readings });
    const memory = withPoints(after, followed.memory);
    const steps = stepsWithPoints(followed.steps, known, memory);
    // Once a newer report says when a sensor reported, what a late one said about it is forgotten.
    if (steps.length === 0 && before.maintenanceState === null) return nothing;
    const maintenanceState = steps.length === 0 ? before.maintenanceState : packMemory(memory, after);
    const changes: MaintenanceChange[] = steps.length === 0 ? [] : [{ kind: 'steps', trailer: after, steps, now }];
    return { state: undefined, changes, trailer: { maintenanceState } };
  },

  async write(within, changes) {
    await writeSteps(
      within.maintenance,
      changes.filter((change) => change.kind === 'steps'),
    );
    // One late report or many: the earliest decides from where a trailer is followed again.
    const late = new Map<string, LateReport>();
    for (const change of changes) {
      if (change.kind !== 'late') continue;
      const known = late.get(change.trailer.trailerId);
      if (!known || change.recordedAt < known.recordedAt) late.set(change.trailer.trailerId, change);
    }
    for (const change of late.values()) await rebuildIssues(within, change);
  },
};
