import { logOffset } from '@gladhand/domain/trailers';
import { badInput, notFound } from '../../http/apiError';
import { readingsOfSensor } from '../../ingest/installedReadings';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { REQUEST_MESSAGES } from '../messages';
import { requestedFields } from '../requestedFields';
import { accessibleTrailer, trailerWithHistory } from './accessibleTrailer';
import { activityLogEntry } from './activityLogEntry';
import { TRAILER_MESSAGES } from './messages';
import { checkedOrders, toSensorOrder } from './sensorOrder';
import { trailerDetail } from './trailerDetail';

const MAX_PAGE_SIZE = 100;
/**
 * About 3,000 pages of three entries. Users never scroll back further, and the database would count through all of it.
 */
const MAX_OFFSET = 10_000;
/** Sensor type of a reefer's zone info, which has a separate name in the log. */
const REEFER_ZONE_INFO = 30;

type TrailerQueries = Pick<QueryResolvers, 'findTrailer' | 'vehicleDetailData' | 'vehicleTrackingV2' | 'sensorOrder'>;

export const trailerQueries: TrailerQueries = {
  async findTrailer(_, { text }, { access, repositories }) {
    await access.authorize('findTrailer');
    const [vin, another] = await repositories.trailers.findExact(text.trim(), access.scope.trailers);
    if (!vin) throw notFound();
    if (another) throw badInput(TRAILER_MESSAGES.ambiguous);
    return vin;
  },

  async vehicleDetailData(_, { vin }, context, info) {
    await context.access.authorize('vehicleDetailData');
    const key = await accessibleTrailer(vin, context);
    const detail = await trailerDetail(key, requestedFields(info, 'trailer'), context);
    if (!detail) throw notFound();
    return detail;
  },

  async vehicleTrackingV2(_, { vin, pageSize, pageNumber, sensorTypeIds }, context, info) {
    await context.access.authorize('vehicleTrackingV2');
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(REQUEST_MESSAGES.pageSize(MAX_PAGE_SIZE));
    const ofSensors = sensorTypeIds && sensorTypeIds.length > 0 ? sensorTypeIds : undefined;
    const offset = logOffset(pageNumber, ofSensors !== undefined);
    if (pageNumber < 0) throw badInput(REQUEST_MESSAGES.firstPage(0));
    if (offset > MAX_OFFSET) throw badInput(REQUEST_MESSAGES.pageTooHigh);
    const key = await trailerWithHistory(vin, context);
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
    await access.authorize('sensorOrder');
    return toSensorOrder(await repositories.sensorOrders.of(access.user.userId));
  },
};

export const trailerMutations: Pick<MutationResolvers, 'saveSensorOrder'> = {
  async saveSensorOrder(_, { input }, { access, repositories, now }) {
    await access.authorize('saveSensorOrder');
    await repositories.sensorOrders.save(access.user.userId, checkedOrders(input), now());
    return toSensorOrder(await repositories.sensorOrders.of(access.user.userId));
  },
};
