import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { MAP_DEFAULTS, MAP_REFRESH_MS, type MapTrailer } from '@gladhand/domain/tracking';
import type { TrailerDetail } from '@gladhand/domain/trailers';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { trailerQuery } from '../../internal/trailerQuery';
import { FleetMapBody } from '../../map/FleetMap/FleetMap';
import type { MapEngineFactory } from '../../map/mapEngine';
import { marksInHand } from '../../map/markSource';
import { LOOKUP_MESSAGES } from './messages';

interface TrailerPlaceProps {
  engine: MapEngineFactory;
  vin: string;
  /** CSS pixels that something covers at the inline end. */
  coveredPx: number;
}

/** One trailer on a map. Its drawer has the other information. */
export function TrailerPlace({ engine, vin, coveredPx }: TrailerPlaceProps) {
  const messages = useMessages(LOOKUP_MESSAGES);

  const { now: clock, hasFeature } = useWidgetHost();
  const { data } = useApiQuery(trailerQuery(vin), { refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 });
  const now = useMemo(() => (data ? new Date(data.asOf) : clock()), [data, clock]);
  const trailer = useMemo(() => data && mapTrailerOf(data), [data]);
  const marks = useMemo(
    () => trailer && marksInHand([trailer], now, { gridSizePx: MAP_DEFAULTS.markerGridSizePx }),
    [trailer, now],
  );
  return (
    <FleetMapBody
      engine={engine}
      marks={marks}
      selected={trailer}
      selectedId={trailer?.id}
      now={now}
      visible={1}
      loading={!trailer}
      choice={trailer?.id}
      coveredPx={coveredPx}
      label={messages.map}
    />
  );
}

function mapTrailerOf({ trailer }: TrailerDetail): MapTrailer {
  const { id, vin, unitId, vehicleTypeId, lat, lng, gpsHeading, speed, address } = trailer;
  const { tetheredStatus, simStatus, trailerHealthStatus } = trailer;
  return {
    ...{ id, vin, unitId, vehicleTypeId, lat, lng, gpsHeading, speed, address },
    ...{ tetheredStatus, simStatus, trailerHealthStatus },
    lastReport: instantOf(trailer.lastReport),
    positionReportedAt: instantOf(trailer.positionReportedAt),
  };
}

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));
