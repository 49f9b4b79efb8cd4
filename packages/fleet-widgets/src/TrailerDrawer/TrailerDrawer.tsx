import { deviceTypeOf, formatDate, MAP_REFRESH_MS, type SensorOrder } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMemo } from 'react';
import { sensorOrderQuery } from '../internal/sensorOrder';
import { trailerQuery } from '../internal/trailerQuery';
import { cachedPosition } from '../positions/cachedPosition';
import type { DrawerParts } from './DrawerParts';
import { subjectOfDetail, subjectOfPosition } from './drawerSubject';
import { TrailerDrawerView } from './TrailerDrawerView';

/** How far it reaches from its edge into what it stands over, in CSS pixels; a phone is covered whole. */
export const TRAILER_DRAWER_PX = 416;

const ORDER_STALE_MS = 3_600_000;

export interface TrailerDrawerProps extends DrawerParts {
  /** Which trailer. Another VIN shows another trailer without closing. */
  vin: string;
  /** Closed by Escape or its button. */
  onClose: () => void;
}

/** One trailer and all its sensors, at the edge of a map. Opens at once with what the map knows, and fills with the answer. */
export function TrailerDrawer({ vin, onClose, ...parts }: TrailerDrawerProps) {
  const { now: clock, timeZone, hasFeature, queryClient } = useWidgetHost();
  const trailer = useApiQuery(trailerQuery(vin), { refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 });
  const position = useMemo(() => cachedPosition(queryClient, vin), [queryClient, vin]);
  const detail = trailer.data;
  const now = useMemo(() => (detail ? new Date(detail.asOf) : clock()), [detail, clock]);
  const subject = detail ? subjectOfDetail(detail, now) : position && subjectOfPosition(position, now);
  const context = useMemo(
    () => ({ now, hasFeature, moment: (at: Date) => formatDate(at, 'longDateTime', timeZone) }),
    [now, hasFeature, timeZone],
  );
  // sections stand still: until the answer is there they come in the order that is known, or not at all
  const orders = useApiQuery(sensorOrderQuery, { staleMs: ORDER_STALE_MS, enabled: !detail });
  const knownOrder = subject && orders.data && orderOf(orders.data, subject.deviceTypeId);
  return (
    <TrailerDrawerView
      key={vin}
      vin={vin}
      subject={subject}
      detail={detail}
      knownOrder={knownOrder}
      error={trailer.error}
      retrying={trailer.isFetching}
      onRetry={() => void trailer.refetch()}
      context={context}
      logMoment={(at) => formatDate(at, 'shortDateTime', timeZone)}
      day={(at) => formatDate(at, 'date', timeZone)}
      onClose={onClose}
      {...parts}
    />
  );
}

/** Null: none was saved, so it is the default one. */
function orderOf(orders: SensorOrder, deviceTypeId: number): readonly number[] | null {
  return deviceTypeOf(deviceTypeId) === 'Morey' ? orders.moreySensorOrder : orders.xirgoSensorOrder;
}
