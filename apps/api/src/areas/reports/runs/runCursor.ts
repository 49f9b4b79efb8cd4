import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { REPORT_MESSAGES } from '../texts';
import type { RunPlace } from './runRepository';

/** A place in a list of runs, as clients pass it on. */
export const toCursor = ({ plannedAt, runId }: RunPlace): string => `${plannedAt.toISOString()} ${runId}`;

export function placeOf(cursor: string): RunPlace {
  const [at = '', runId = ''] = cursor.split(' ');
  const plannedAt = new Date(at);
  if (Number.isNaN(plannedAt.getTime()) || !isUuid(runId)) throw badInput(REPORT_MESSAGES.place);
  return { plannedAt, runId };
}
