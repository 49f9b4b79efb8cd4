import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobRequest } from '../../engine/jobs';
import { queueSubscribed } from '../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../engine/mail/subscriptionTokens';
import type { MailContent } from '../../engine/mail/template';
import { createUnits } from '../../engine/unitOfWork';
import { MAIL_MESSAGES } from './mailMessages';
import type { GeofenceRecord, MailedEvent, WrittenVisits } from './repository';

const NAME = 'geofence.mail';
/** Events within this time become one mail if there are many: a convoy arrives within minutes. */
const GATHER_MS = 30_000;
/** A trailer that goes back and forth causes one mail per direction in this time. */
const QUIET_MS = 60 * 60_000;
/** More events than this become one mail. */
const MAX_MAILS = 5;

/** Jobs that write mails about events: one per geofence and direction, with everything that has happened until it runs. */
export function mailJobs(events: WrittenVisits['events']): JobRequest[] {
  const jobs = events
    .filter(({ mail }) => mail === 'waiting')
    .map(({ customerId, geofenceId, kind, noticedAt }) => ({
      name: NAME,
      data: { customerId, geofenceId, kind },
      key: `${geofenceId} ${kind}`,
      startAfter: new Date(noticedAt.getTime() + GATHER_MS),
    }));
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

/** Writes mails about trailers that entered or left a geofence. */
export function mailJob(given: JobDeps): JobDefinition {
  const deps = { ...given, tokens: createSubscriptionTokens(given) };
  const runUnit = createUnits(deps);
  return {
    name: NAME,
    async run({ data }) {
      const [customerId, geofenceId] = [Number(data.customerId), String(data.geofenceId)];
      const kind = data.kind === 'left' ? 'left' : 'entered';
      await runUnit(async (unit) => {
        const { geofences } = unit.repositories;
        const since = new Date(deps.now().getTime() - QUIET_MS);
        const taken = await geofences.takeMails({ customerId, geofenceId }, kind, since);
        const events = latestOfEach(taken.filter(({ isRecent }) => !isRecent));
        const geofence = await geofences.byId(customerId, geofenceId);
        if (!geofence || events.length === 0) return;
        const bundles = events.length > MAX_MAILS ? [events] : events.map((event) => [event]);
        for (const address of kind === 'entered' ? geofence.enterEmails : geofence.exitEmails) {
          for (const bundle of bundles) {
            const [title, content] = mailOf(geofence, kind, bundle, deps.publicUrl);
            await queueSubscribed(unit, { address, subject: 'geofence', title, content }, deps);
          }
        }
      });
    },
  };
}

/** One event per trailer. */
const latestOfEach = (events: readonly MailedEvent[]): MailedEvent[] => [
  ...new Map(events.map((event) => [event.vin, event])).values(),
];

function mailOf(
  { customerId, geofenceId, name }: GeofenceRecord,
  kind: 'entered' | 'left',
  events: readonly MailedEvent[],
  publicUrl: string,
): [title: string, content: Omit<MailContent, 'title' | 'footer'>] {
  const [only] = events;
  const title =
    events.length === 1 && only
      ? MAIL_MESSAGES[kind](only.unitId, name)
      : MAIL_MESSAGES.several[kind](events.length, name);
  const url = `${publicUrl}/geofence?customer=${customerId}&geofence=${geofenceId}&show=visits`;
  return [
    title,
    {
      lead: [`${title}.`],
      action: { label: MAIL_MESSAGES.open, url },
      rows: events.map(({ unitId, vin, at }) => ({
        label: unitId,
        value: MAIL_MESSAGES.at(at),
        url: `${publicUrl}/tracking/${vin}`,
      })),
    },
  ];
}
