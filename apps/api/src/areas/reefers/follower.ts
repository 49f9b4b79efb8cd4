import { outcomesOf, type PendingCommand } from '@gladhand/domain/reefers';
import type { ReportFollower } from '../../ingest/followers/follower';
import type { EndedCommand } from './repository';

/** Applies a unit's responses to commands. Late reports count too, because a response names its command. */
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
