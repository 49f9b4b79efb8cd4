import { outcomesOf, type PendingCommand } from '@gladhand/domain';
import type { EndedCommand } from '../../repositories/reefers';
import type { ReportFollower } from './follower';

/** Commands that a unit confirms or refuses. A late report counts too: its answer names the command. */
export const reeferCommandFollower: ReportFollower<readonly PendingCommand[], EndedCommand> = {
  name: 'reeferCommands',
  load: (within, trailers) => within.reefers.openOf(trailers),
  decide({ report: { recordedAt, readings }, now }, open = []) {
    if (!readings.reefer || open.length === 0) return { state: open, changes: [] };
    const outcomes = outcomesOf(open, { ...readings.reefer, recordedAt }, now);
    const ended = new Set(outcomes.map(({ id }) => id));
    return {
      state: open.filter(({ id }) => !ended.has(id)),
      changes: outcomes.map((outcome) => ({ ...outcome, completed: now })),
    };
  },
  write: (within, changes) => within.reefers.end(changes),
};
