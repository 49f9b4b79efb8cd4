import { READING_FIELDS, readingRows } from '../../../engine/mail/readingRows';
import type { MailContent } from '../../../engine/mail/template';
import type { Repositories } from '../../../repositories/port';
import { NO_TRAILERS } from '../../../repositories/scope';
import { ALERT_MAIL_MESSAGES } from './mailMessages';
import type { Considered } from './situation';

/** Trailers whose readings a mail includes. Assumed: no one reads more. */
const MAX_TRAILERS = 5;

/** The present readings of the trailers of rules that ask for them. */
export async function sensorRows(
  { fleetStatus }: Pick<Repositories, 'fleetStatus'>,
  bundle: readonly Considered[],
  { now, zone }: { now: Date; zone: string },
): Promise<NonNullable<MailContent['rows']>> {
  const episodes = bundle.filter(({ rule }) => rule.includeSensorData).map(({ episode }) => episode);
  const byTrailer = new Map(episodes.flatMap(({ trailerId, ...one }) => (trailerId ? [[trailerId, one]] : [])));
  const trailers = [...byTrailer].slice(0, MAX_TRAILERS).map(([trailerId, one]) => ({ ...one, trailerId }));
  if (trailers.length === 0) return [];
  const customerIds = trailers.map(({ customerId }) => customerId);
  const rows = await fleetStatus.rows(
    { customerIds, trailerIds: trailers.map(({ trailerId }) => trailerId) },
    // Whether the recipient may know about the trailers has been decided.
    { ...NO_TRAILERS, customerIds: [...new Set(customerIds)] },
    now,
    ['vin', ...READING_FIELDS],
  );
  return rows.flatMap((row) => {
    const unitId = trailers.find(({ vin }) => vin === row.vin)?.unitId ?? '';
    return readingRows(row, zone).map(({ name, value }) => ({
      label: bundle.length === 1 ? name : ALERT_MAIL_MESSAGES.ofTrailer(unitId, name),
      value,
    }));
  });
}
