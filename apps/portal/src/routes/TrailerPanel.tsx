import { DEFAULT_HISTORY_RANGE } from '@gladhand/domain/history';
import { encodeHistory } from '@gladhand/fleet-widgets/tracking';
import { type DrawerParts, SensorDetails, TRAILER_DRAWER_PX, TrailerDrawer } from '@gladhand/fleet-widgets/trailers';
import { lazyPart, useMediaQuery } from '@gladhand/ui';
import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { historyPath } from '../paths';
import { useStored } from '../storage/useStored';
import { useViewer, type Viewer } from '../viewer/ViewerContext';
import { parseSensor, SENSOR, withoutSensor } from './sensorInUrl';

type OfTrailer = ComponentType<{ vin: string; unitId: string; customerId: number }>;

function inDrawer(Part: OfTrailer) {
  return (trailer: { vin: string; unitId: string; customerId: number }) => (
    <Suspense>
      <Part {...trailer} />
    </Suspense>
  );
}

const service = () => import('./ServiceParts');
const ShareLocation = lazyPart(() => import('./SharePart').then((module) => module.ShareLocation));

/** Sections of the drawer with the operation that each requires. */
const SECTIONS = {
  serviceCenters: {
    needs: 'closestAftermarketDealers',
    part: inDrawer(lazyPart(() => service().then((module) => module.ServiceCenters))),
  },
  maintenance: {
    needs: 'maintenanceLog',
    part: inDrawer(lazyPart(() => service().then((module) => module.MaintenanceLog))),
  },
  inspections: {
    needs: 'recentInspections',
    part: inDrawer(lazyPart(() => service().then((module) => module.RecentInspections))),
  },
  issues: {
    needs: 'maintenanceIssues',
    part: inDrawer(lazyPart(() => import('./TrailerIssuesPart').then((module) => module.TrailerIssues))),
  },
  geofences: {
    needs: 'geofenceVisits',
    part: inDrawer(lazyPart(() => import('./TrailerGeofencesPart').then((module) => module.TrailerGeofences))),
  },
  whyNotFired: {
    needs: 'explainAlert',
    part: inDrawer(lazyPart(() => import('./WhyNotFiredPart').then((module) => module.WhyNotFired))),
  },
  camera: {
    needs: 'trailerImageHistoryData',
    part: inDrawer(lazyPart(() => service().then((module) => module.CargoImages))),
  },
  device: {
    needs: 'createDeviceLink',
    part: inDrawer(lazyPart(() => import('./PhoneLinksPart').then((module) => module.PhoneLinksPart))),
  },
  reefer: {
    needs: 'reeferUnit',
    part: inDrawer(lazyPart(() => import('./ReeferPart').then((module) => module.ReeferUnit))),
  },
} as const;

/** The sections that the viewer can open. */
function sectionsFor(can: Viewer['can']): DrawerParts {
  const open = Object.entries(SECTIONS).filter(([, { needs }]) => can(needs));
  return Object.fromEntries(open.map(([name, { part }]) => [name, part]));
}

interface TrailerPanelProps {
  vin: string;
  onClose: () => void;
  /** Shows the trailer on a map. Left out on pages with a map. */
  onMap?: () => void;
  /** Query of Tracking, for the way back from the history. */
  trackingQuery?: string;
}

/** The drawer of a trailer with all of its sections, and the details of a sensor that the URL names. */
export function TrailerPanel({ vin, onClose, onMap, trackingQuery = '' }: TrailerPanelProps) {
  const { can } = useViewer();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const sensor = params.get(SENSOR);
  const [lastSensor, setLastSensor] = useStored('sensorTab', parseSensor);
  const [shared, setShared] = useState<{ vin: string; unitId: string }>();
  // Without room for both, the drawer appears when the details are closed.
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  const showSensor = (id: number | undefined) => {
    if (id !== undefined) setLastSensor(id);
    const search = new URLSearchParams(withoutSensor(query));
    search.set(SENSOR, String(id ?? lastSensor ?? ''));
    setParams(search, { replace: sensor !== null, preventScrollReset: true });
  };
  return (
    <>
      {sensor !== null && (
        <SensorDetails
          vin={vin}
          sensorTypeId={parseSensor(sensor)}
          onSensorChange={showSensor}
          onClose={() => setParams(withoutSensor(query), { preventScrollReset: true })}
          coveredPx={isNarrow ? 0 : TRAILER_DRAWER_PX}
        />
      )}
      {(sensor === null || !isNarrow) && (
        <TrailerDrawer
          vin={vin}
          onClose={onClose}
          onDetails={showSensor}
          {...sectionsFor(can)}
          onMap={onMap}
          onShare={can('shareLocation') ? setShared : undefined}
          onHistory={() => void navigate(historyPath(vin, encodeHistory(DEFAULT_HISTORY_RANGE), trackingQuery))}
        />
      )}
      {shared && (
        <Suspense>
          <ShareLocation trailers={[shared]} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  );
}
