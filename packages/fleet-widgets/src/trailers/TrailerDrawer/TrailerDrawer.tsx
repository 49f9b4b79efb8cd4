import { formatLocalDate } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { deviceTypeOf, type SensorOrder } from '@gladhand/domain/trailers';
import { useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { sensorOrderQuery } from '../../internal/sensorOrder';
import { trailerQuery } from '../../internal/trailerQuery';
import { subjectOfDetail, subjectOfPosition } from '../../internal/trailerSummary/trailerSubject';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { cachedPosition } from '../../positions/cachedPosition';
import type { DrawerParts } from './DrawerParts';
import { TrailerDrawerView } from './TrailerDrawerView';

const ORDER_STALE_MS = 3_600_000;

export interface TrailerDrawerProps extends DrawerParts, LocalizedProps {
  /** The trailer. Another VIN shows another trailer without closing the drawer. */
  vin: string;
  /** Called on Escape or the close button. */
  onClose: () => void;
}

/**
 * One trailer and all its sensors, at the edge of a map. Opens immediately with cached data and adds the rest when it
 * loads.
 */
export function TrailerDrawer({ messages, ...props }: TrailerDrawerProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerDrawerBody {...props} />
    </WidgetTexts>
  );
}

function TrailerDrawerBody({ vin, onClose, ...parts }: TrailerDrawerProps) {
  const say = useWords();
  const { api, now: clock, timeZone, locale, hasFeature, queryClient, can, links } = useWidgetHost();
  const geofenceHref = can('screen:geofence') ? links.geofence : undefined;
  const formats = useReadingFormats();
  const trailer = useApiQuery(trailerQuery(vin), { refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 });
  const position = useMemo(() => cachedPosition({ api, queryClient }, vin), [api, queryClient, vin]);
  const detail = trailer.data;
  const now = useMemo(() => (detail ? new Date(detail.asOf) : clock()), [detail, clock]);
  const subject = detail ? subjectOfDetail(detail, now) : position && subjectOfPosition(position, now);
  const context = useMemo(
    () => ({
      now,
      hasFeature,
      geofenceHref,
      formats,
      say,
      moment: (at: Date) => formatLocalDate(at, 'longDateTime', timeZone, locale),
    }),
    [now, hasFeature, geofenceHref, locale, formats, timeZone, say],
  );
  // Sections must not move, so they are shown only once their order is known.
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
      logMoment={(at) => formatLocalDate(at, 'shortDateTime', timeZone, locale)}
      day={(at) => formatLocalDate(at, 'date', timeZone, locale)}
      onClose={onClose}
      {...parts}
    />
  );
}

/** Null: the user saved no order, so the default one applies. */
function orderOf(orders: SensorOrder, deviceTypeId: number): readonly number[] | null {
  return deviceTypeOf(deviceTypeId) === 'Morey' ? orders.moreySensorOrder : orders.xirgoSensorOrder;
}
