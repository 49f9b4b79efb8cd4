import type { AlertActivityLine } from '../../../graphql/generated/resolvers';
import type { MailSummary } from '../../../repositories/mails';
import { geofenceOf } from '../episodes/toAlert';
import type { ActivityLine, MessageLine } from './activityRepository';
import { ruleKindOf } from './ruleAction';

/** A line as a caller sees it. */
export function toActivityLine(line: ActivityLine, mailById: ReadonlyMap<string, MailSummary>): AlertActivityLine {
  const { source, at, key, ruleId, ruleName, severity } = line;
  const common = { ...NOTHING, id: `${source} ${key.join(' ')}`, at: at.toISOString(), ruleId, ruleName, severity };
  if (line.source === 'rule') {
    return { ...common, kind: ruleKindOf(line.action), by: line.email, fields: [...line.fields] };
  }
  const { episodeId: alertId, vin, unitId } = line;
  const ofAlert = { ...common, alertId, vin, unitId, geofence: geofenceOf(line) };
  if (line.source === 'message') {
    const { channel, recipient } = line;
    return { ...ofAlert, kind: 'message', channel, recipient, ...outcomeOf(line, mailById) };
  }
  const { kind, email, detail } = line;
  return {
    ...ofAlert,
    ...{ kind, by: email },
    endedBy: kind === 'ended' ? (textOf(detail.endedBy) ?? line.endedBy) : null,
    note: textOf(detail.note),
    assignee: textOf(detail.assignee),
    until: textOf(detail.until),
  };
}

const NOTHING = {
  ...{
    by: null,
    alertId: null,
    vin: null,
    unitId: null,
    geofence: null,
    endedBy: null,
    note: null,
    assignee: null,
    until: null,
  },
  ...{ channel: null, recipient: null, outcome: null, reason: null, fields: null },
};

/** What became of a message. Mails are deleted after some time; then only the decision is known. */
function outcomeOf(
  { outcome, reason, mailId }: MessageLine,
  mailById: ReadonlyMap<string, MailSummary>,
): Pick<AlertActivityLine, 'outcome' | 'reason'> {
  const mail = mailId === null || outcome !== 'queued' ? undefined : mailById.get(mailId);
  if (!mail || !SETTLED.has(mail.status)) return { outcome, reason };
  return { outcome: mail.status, reason: mail.reason };
}

const SETTLED: ReadonlySet<string> = new Set(['sent', 'failed', 'unconfirmed']);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
