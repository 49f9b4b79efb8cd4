import { logOffset } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import { readingsOfSensor } from '../../ingest/installedReadings';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { requestedFields } from '../requestedFields';
import { activityLogEntry } from './activityLogEntry';
import { checkedOrders, toSensorOrder } from './sensorOrder';
import { trailerDetail } from './trailerDetail';
import { trailerInSight } from './trailerInSight';

const MAX_PAGE_SIZE = 100;
/** Some 3,000 pages of three: further back nobody scrolls, and the database would count through all of it. */
const MAX_OFFSET = 10_000;
/** Zone info of a reefer: its log has a name of its own. */
const REEFER_ZONE_INFO = 30;

type TrailerQueries = Pick<QueryResolvers, 'findTrailer' | 'vehicleDetailData' | 'vehicleTrackingV2' | 'sensorOrder'>;

export const trailerQueries: TrailerQueries = {
  async findTrailer(_, { text }, { access, repositories }) {
    await access.authorise('findTrailer');
    const [vin, another] = await repositories.trailers.findExact(text.trim(), access.sight.trailers);
    if (!vin) throw notFound();
    if (another) throw badInput('Several trailers have this number. Use the VIN instead.');
    return vin;
  },

  async vehicleDetailData(_, { vin }, context, info) {
    await context.access.authorise('vehicleDetailData');
    const key = await trailerInSight(vin, context);
    const detail = await trailerDetail(key, requestedFields(info, 'trailer'), context);
    if (!detail) throw notFound();
    return detail;
  },

  async vehicleTrackingV2(_, { vin, pageSize, pageNumber, sensorTypeIds }, context, info) {
    await context.access.authorise('vehicleTrackingV2');
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    const ofSensors = sensorTypeIds && sensorTypeIds.length > 0 ? sensorTypeIds : undefined;
    const offset = logOffset(pageNumber, ofSensors !== undefined);
    if (pageNumber < 0 || offset > MAX_OFFSET)
      throw badInput('pageNumber must be 0 or more, within what the log holds.');
    const key = await trailerInSight(vin, context);
    const readings = ofSensors?.flatMap(readingsOfSensor);
    const entries = await context.repositories.activityLog.page(key, { limit: pageSize, offset }, readings);
    const ofZones = ofSensors?.includes(REEFER_ZONE_INFO) ?? false;
    const place = requestedFields(info, 'activityLog').includes('reverseGeoFullAddress');
    const activityLog = entries.map((entry) => activityLogEntry(entry, { place }));
    return {
      activityLog: ofZones ? [] : activityLog,
      thermoKingSetPointActivityLog: ofZones ? { activityLog } : null,
    };
  },

  async sensorOrder(_, _args, { access, repositories }) {
    await access.authorise('sensorOrder');
    return toSensorOrder(await repositories.sensorOrders.of(access.user.userId));
  },
};

export const trailerMutations: Pick<MutationResolvers, 'saveSensorOrder'> = {
  async saveSensorOrder(_, { input }, { access, repositories, now }) {
    await access.authorise('saveSensorOrder');
    await repositories.sensorOrders.save(access.user.userId, checkedOrders(input), now());
    return toSensorOrder(await repositories.sensorOrders.of(access.user.userId));
  },
};
