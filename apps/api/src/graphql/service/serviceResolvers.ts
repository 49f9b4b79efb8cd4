import {
  CARGO_IMAGE_POLICY,
  closest,
  greatCircleMiles,
  type LatLng,
  latestDay,
  SensorType,
  type ServiceEntry,
  serviceEntryProblems,
} from '@gladhand/domain';
import { tooMany } from '../../auth/credentials';
import { LIMITS } from '../../auth/policy';
import { badInput, notFound } from '../../http/fault';
import type { FleetRow } from '../../repositories/fleetStatus';
import {
  type DealerRecord,
  MOST_DEALERS,
  type ReadServiceRecord,
  type ServiceList,
  type ServiceRecordEntry,
} from '../../repositories/service';
import type { TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';
import type { AftermarketDealer, MutationResolvers, QueryResolvers, ServiceRecord } from '../generated/resolvers';
import { toMailDelivery } from '../mail/mailResolvers';
import { trailerInSight } from '../trailer/trailerInSight';
import { withReceipt } from '../withReceipt';
import { DIAGNOSIS_FIELDS, diagnosticMail } from './diagnosticMail';

const MAX_DEALERS = 1_000;
const MAX_CLOSEST = 20;
const MAX_RECORDS = 100;
/** Faults that a mail tells; a trailer with more has one cause. */
const MAX_MAILED_FAULTS = 20;
const MAX_OFFSET = 10_000;
/** Lines may break; nothing else that cannot be seen, and no halves of characters. */
const UNSEEN = /[^\P{Cc}\n\r\t]/u;

type ServiceQueries = Pick<
  QueryResolvers,
  | 'aftermarketDealers'
  | 'closestAftermarketDealers'
  | 'recentInspections'
  | 'maintenanceLog'
  | 'trailerImageHistoryData'
>;

export const serviceQueries: ServiceQueries = {
  async aftermarketDealers(_, __, { access, repositories }) {
    await access.authorise('aftermarketDealers');
    return (await repositories.dealers.list(MAX_DEALERS)).map(toDealer);
  },

  async closestAftermarketDealers(_, { vin, limit }, context) {
    await context.access.authorise('closestAftermarketDealers');
    if (limit < 1 || limit > MAX_CLOSEST) throw badInput(`limit must be from 1 to ${MAX_CLOSEST}.`);
    const key = await trailerInSight(vin, context);
    const nearest = async (place: LatLng) => {
      const dealers = (await context.repositories.dealers.list(MOST_DEALERS)).map(toDealer);
      return closest(place, dealers, limit).map((one) => ({ dealer: one.place, miles: one.miles }));
    };
    const { callerPosition } = context;
    if (callerPosition) {
      const dealers = await nearest(callerPosition);
      return { from: 'caller', reason: null, place: null, placeReportedAt: null, dealers };
    }
    const { lat, lng, address, positionReportedAt, installedSensorTypeIds } = await rowOf(key, context);
    if (lat == null || lng == null) {
      const hasGps = installedSensorTypeIds?.includes(SensorType.Gps);
      const reason = hasGps ? 'neverReported' : 'positionNotInstalled';
      return { from: 'trailer', reason, place: null, placeReportedAt: null, dealers: [] };
    }
    return {
      from: 'trailer',
      reason: null,
      place: address ?? null,
      placeReportedAt: positionReportedAt?.toISOString() ?? null,
      dealers: await nearest({ lat, lng }),
    };
  },

  async recentInspections(_, { vin }, context) {
    await context.access.authorise('recentInspections');
    return recordsOf(await trailerInSight(vin, context), 'inspection', context);
  },

  async maintenanceLog(_, { vin }, context) {
    await context.access.authorise('maintenanceLog');
    return recordsOf(await trailerInSight(vin, context), 'maintenance', context);
  },

  async trailerImageHistoryData(_, { vin, pageSize, pageNumber }, context) {
    await context.access.authorise('trailerImageHistoryData');
    const { maxPageSize } = CARGO_IMAGE_POLICY;
    if (pageSize < 1 || pageSize > maxPageSize) throw badInput(`pageSize must be from 1 to ${maxPageSize}.`);
    const offset = pageSize * pageNumber;
    if (pageNumber < 0 || offset > MAX_OFFSET) throw badInput('pageNumber must be 0 or more, within what is kept.');
    const key = await trailerInSight(vin, context);
    const { total, images } = await context.repositories.cargoImages.page(key, { limit: pageSize, offset });
    return {
      total,
      images: await Promise.all(
        images.map(async ({ imageId, recorded, fullness }) => {
          const { url, expires } = await context.imageLinks.linkTo(imageId);
          return { id: imageId, recorded: recorded.toISOString(), fullness, url, linkExpires: expires.toISOString() };
        }),
      ),
    };
  },
};

type ServiceMutations = Pick<MutationResolvers, 'addInspection' | 'addMaintenanceEntry' | 'sendDiagnosticEmail'>;

export const serviceMutations: ServiceMutations = {
  addInspection: (_, { input }, context) =>
    withReceipt('addInspection', input, context, async () => {
      await context.access.authorise('addInspection');
      const { vin, kind, result, performedOn, odometerMiles = null, note } = input;
      return addRecord(vin, 'inspection', { kind, result, performedOn, odometerMiles, note }, context);
    }),

  addMaintenanceEntry: (_, { input }, context) =>
    withReceipt('addMaintenanceEntry', input, context, async () => {
      await context.access.authorise('addMaintenanceEntry');
      const { vin, kind, performedOn, odometerMiles = null, note } = input;
      return addRecord(vin, 'maintenance', { kind, performedOn, odometerMiles, note }, context);
    }),

  async sendDiagnosticEmail(_, { vin, dealerId }, context) {
    const { access, repositories, audit } = context;
    await access.authorise('sendDiagnosticEmail');
    const { userId, email, timeZone } = access.user;
    const key = await trailerInSight(vin, context);
    const dealer = await repositories.dealers.find(dealerId);
    if (!dealer) throw notFound();
    await spend(
      [
        [LIMITS.diagnosticMailByUser, userId],
        [LIMITS.diagnosticMailToDealer, `${key.trailerId} ${dealerId}`],
      ],
      context,
    );
    const [trailer, { faults }] = await Promise.all([
      rowOf(key, context),
      repositories.faults.of(key, { showAll: false, startedFrom: null, faultTypeIds: null }, MAX_MAILED_FAULTS),
    ]);
    const { lat, lng } = trailer;
    const miles = lat == null || lng == null ? undefined : greatCircleMiles({ lat, lng }, dealer);
    const mail = await context.mail({
      ...diagnosticMail({ dealer, trailer, faults, askedBy: email, miles, timeZone: timeZone ?? 'UTC' }),
      to: dealer.email,
      purpose: 'diagnostic',
      customerId: key.customerId,
      headers: { 'Reply-To': email },
    });
    await audit('diagnosticEmail.sent', {
      userId,
      customerId: key.customerId,
      subject: vin,
      subjectId: key.trailerId,
      detail: { dealerId, to: dealer.email, faults: faults.length },
    });
    return { mail: toMailDelivery(mail) };
  },
};

/** Counts a try with each limit, or throws RATE_LIMITED when one of them says to wait. */
async function spend(
  tries: readonly (readonly [(typeof LIMITS)[keyof typeof LIMITS], string])[],
  { limits }: GraphQLContext,
): Promise<void> {
  const waits = await Promise.all(tries.map(([rule, key]) => limits.waitMs(rule, key)));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooMany(waitMs);
  for (const [rule, key] of tries) await limits.count(rule, key);
}

async function rowOf({ customerId, trailerId }: TrailerKey, context: GraphQLContext): Promise<FleetRow> {
  const { access, repositories, now } = context;
  const keys = { customerIds: [customerId], trailerIds: [trailerId] };
  const [row] = await repositories.fleetStatus.rows(keys, access.sight.trailers, now(), DIAGNOSIS_FIELDS);
  if (!row) throw notFound();
  return row;
}

async function recordsOf(key: TrailerKey, list: ServiceList, { repositories }: GraphQLContext) {
  const { total, records } = await repositories.serviceRecords.of(key, list, MAX_RECORDS);
  return { total, records: records.map(toRecord) };
}

async function addRecord(vin: string, list: ServiceList, entry: ServiceEntry, context: GraphQLContext) {
  const { access, repositories, ids, now, audit } = context;
  const { userId, email } = access.user;
  const at = now();
  const [problem] = Object.values(serviceEntryProblems(entry, latestDay(at)));
  if (problem) throw badInput(problem);
  if (UNSEEN.test(entry.note)) throw badInput('Write the note as plain text.');
  const key = await trailerInSight(vin, context);
  const record: ServiceRecordEntry = {
    ...key,
    recordId: ids.uuid(),
    list,
    kind: entry.kind ?? '',
    result: entry.result ?? null,
    performedOn: entry.performedOn ?? '',
    odometerMiles: entry.odometerMiles,
    note: entry.note.trim(),
    addedBy: userId,
    addedAt: at,
  };
  await repositories.serviceRecords.add([record]);
  const detail = { recordId: record.recordId, kind: record.kind, performedOn: record.performedOn };
  const about = { customerId: key.customerId, subject: vin, subjectId: key.trailerId };
  await audit(`${list}.added`, { userId, ...about, detail });
  return toRecord({ ...record, addedByEmail: email });
}

const toDealer = ({ dealerId, ...dealer }: DealerRecord): AftermarketDealer => ({ id: dealerId, ...dealer });

const toRecord = (record: ReadServiceRecord): ServiceRecord => ({
  id: record.recordId,
  kind: record.kind,
  result: record.result,
  performedOn: record.performedOn,
  odometerMiles: record.odometerMiles,
  note: record.note,
  addedBy: record.addedByEmail,
  addedAt: record.addedAt.toISOString(),
});
