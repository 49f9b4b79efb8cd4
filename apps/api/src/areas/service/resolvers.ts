import { greatCircleMiles, type LatLng } from '@gladhand/domain/history';
import { closest, latestDay, type ServiceEntry, serviceEntryProblems } from '@gladhand/domain/service';
import { SensorType } from '@gladhand/domain/trailers';
import { MAIL_LIMITS, spend } from '../../engine/mail/centerMails';
import type { GraphQLContext } from '../../graphql/context';
import type {
  AftermarketDealer,
  MutationResolvers,
  QueryResolvers,
  ServiceRecord,
} from '../../graphql/generated/resolvers';
import { toMailDelivery } from '../../graphql/mailDelivery';
import { REQUEST_MESSAGES } from '../../graphql/messages';
import { accessibleTrailer } from '../../graphql/trailer/accessibleTrailer';
import { withReceipt } from '../../graphql/withReceipt';
import { badInput, notFound } from '../../http/apiError';
import { plannedWorkRequest } from '../../jobs/plannedWorkRequest';
import type { FleetRow } from '../../repositories/fleetStatus';
import type { TrailerKey } from '../../repositories/trailers';
import { DIAGNOSIS_FIELDS, diagnosticMail } from './diagnosticMail';
import { SERVICE_MESSAGES } from './messages';
import {
  type DealerRecord,
  MAX_SEARCHED_DEALERS,
  type ReadServiceRecord,
  type ServiceList,
  type ServiceRecordEntry,
} from './repository';

const MAX_DEALERS = 1_000;
const MAX_CLOSEST = 20;
const MAX_RECORDS = 100;
/** Maximum number of faults in a mail. A trailer with more faults usually has a common cause. */
const MAX_MAILED_FAULTS = 20;
/** Control characters other than line breaks and tabs. Lone surrogates are refused with the request body. */
const UNSEEN = /[^\P{Cc}\n\r\t]/u;

type ServiceQueries = Pick<
  QueryResolvers,
  'aftermarketDealers' | 'closestAftermarketDealers' | 'recentInspections' | 'maintenanceLog'
>;

export const serviceQueries: ServiceQueries = {
  async aftermarketDealers(_, __, { access, repositories }) {
    await access.authorize('aftermarketDealers');
    return (await repositories.dealers.list(MAX_DEALERS)).map(toDealer);
  },

  async closestAftermarketDealers(_, { vin, limit }, context) {
    await context.access.authorize('closestAftermarketDealers');
    if (limit < 1 || limit > MAX_CLOSEST) throw badInput(REQUEST_MESSAGES.limit(MAX_CLOSEST));
    const key = await accessibleTrailer(vin, context);
    const nearest = async (place: LatLng) => {
      const dealers = (await context.repositories.dealers.list(MAX_SEARCHED_DEALERS)).map(toDealer);
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
    await context.access.authorize('recentInspections');
    return recordsOf(await accessibleTrailer(vin, context), 'inspection', context);
  },

  async maintenanceLog(_, { vin }, context) {
    await context.access.authorize('maintenanceLog');
    return recordsOf(await accessibleTrailer(vin, context), 'maintenance', context);
  },
};

type ServiceMutations = Pick<MutationResolvers, 'addInspection' | 'addMaintenanceEntry' | 'sendDiagnosticEmail'>;

export const serviceMutations: ServiceMutations = {
  addInspection: (_, { input }, context) =>
    withReceipt('addInspection', input, context, async () => {
      await context.access.authorize('addInspection');
      const { vin, kind, result, performedOn, odometerMiles = null, note } = input;
      return addRecord(vin, 'inspection', { kind, result, performedOn, odometerMiles, note }, context);
    }),

  addMaintenanceEntry: (_, { input }, context) =>
    withReceipt('addMaintenanceEntry', input, context, async () => {
      await context.access.authorize('addMaintenanceEntry');
      const { vin, kind, performedOn, odometerMiles = null, note } = input;
      return addRecord(vin, 'maintenance', { kind, performedOn, odometerMiles, note }, context);
    }),

  async sendDiagnosticEmail(_, { vin, dealerId }, context) {
    const { access, repositories, audit } = context;
    await access.authorize('sendDiagnosticEmail');
    const { userId, email, timeZone } = access.user;
    const key = await accessibleTrailer(vin, context);
    const dealer = await repositories.dealers.find(dealerId);
    if (!dealer) throw notFound();
    await spend(
      [
        [MAIL_LIMITS.byUser, userId],
        [MAIL_LIMITS.toDealer, `${key.trailerId} ${dealerId}`],
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
      ...diagnosticMail({ dealer, trailer, faults, sender: email, miles, timeZone: timeZone ?? 'UTC' }),
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

async function rowOf({ customerId, trailerId }: TrailerKey, context: GraphQLContext): Promise<FleetRow> {
  const { access, repositories, now } = context;
  const keys = { customerIds: [customerId], trailerIds: [trailerId] };
  const [row] = await repositories.fleetStatus.rows(keys, access.scope.trailers, now(), DIAGNOSIS_FIELDS);
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
  if (UNSEEN.test(entry.note)) throw badInput(SERVICE_MESSAGES.plainNote);
  const key = await accessibleTrailer(vin, context);
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
  if (list === 'inspection') await repositories.jobs.add([plannedWorkRequest(key.customerId, key.trailerId)]);
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
