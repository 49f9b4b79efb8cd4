import { DEFAULT_HISTORY_RANGE } from '@gladhand/domain';
import {
  type DrawerParts,
  decodeTracking,
  encodeHistory,
  encodeTracking,
  SensorDetails,
  TRAILER_DRAWER_PX,
  Tracking,
  type TrackingView,
  TrailerDrawer,
  TrailerLookup,
} from '@gladhand/fleet-widgets';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { lazyPart, useMediaQuery } from '@gladhand/ui';
import { type ComponentType, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { historyPath, isHistory, trackingPath } from '../paths';
import { Splash } from '../shell/Splash';
import { useStored } from '../storage/useStored';
import { useViewer, type Viewer } from '../viewer/ViewerContext';

const TrailerHistoryRoute = lazyPart(() =>
  import('./TrailerHistoryRoute').then((module) => module.TrailerHistoryRoute),
);

const PhoneLinksPart = lazyPart(() => import('./PhoneLinksPart').then((module) => module.PhoneLinksPart));

const phoneLinks = ({ vin }: { vin: string }) => (
  <Suspense>
    <PhoneLinksPart vin={vin} />
  </Suspense>
);

const ServiceCenters = lazyPart(() => import('./ServiceParts').then((module) => module.ServiceCenters));
const MaintenanceLog = lazyPart(() => import('./ServiceParts').then((module) => module.MaintenanceLog));
const RecentInspections = lazyPart(() => import('./ServiceParts').then((module) => module.RecentInspections));
const CargoImages = lazyPart(() => import('./ServiceParts').then((module) => module.CargoImages));

/** Parts of the drawer by the operation that each of them needs. */
const SERVICE = {
  serviceCenters: { needs: 'closestAftermarketDealers', part: inDrawer(ServiceCenters) },
  maintenance: { needs: 'maintenanceLog', part: inDrawer(MaintenanceLog) },
  inspections: { needs: 'recentInspections', part: inDrawer(RecentInspections) },
  camera: { needs: 'trailerImageHistoryData', part: inDrawer(CargoImages) },
} as const;

const ReeferUnit = lazyPart(() => import('./ReeferPart').then((module) => module.ReeferUnit));
const ReeferBatchButton = lazyPart(() => import('./ReeferPart').then((module) => module.ReeferBatchButton));

const ShareLocation = lazyPart(() => import('./SharePart').then((module) => module.ShareLocation));
const SharedLinksButton = lazyPart(() => import('./SharePart').then((module) => module.SharedLinksButton));

const reeferUnit = ({ vin }: { vin: string }) => (
  <Suspense>
    <ReeferUnit vin={vin} />
  </Suspense>
);

/** The tracking screen: its filters and the chosen trailer stand in the address. */
export function TrackingRoute() {
  const { vin } = useParams();
  const { can, me } = useViewer();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const view = useMemo(() => decodeTracking(Object.fromEntries(new URLSearchParams(query))), [query]);
  const sensor = params.get(SENSOR);
  const setView = useCallback(
    (next: TrackingView) => {
      const search = new URLSearchParams(encodeTracking(next));
      if (sensor !== null) search.set(SENSOR, sensor);
      setParams(search, { replace: true, preventScrollReset: true });
    },
    [setParams, sensor],
  );
  const setVin = useCallback(
    // another trailer's drawer closes the details
    (next: string | undefined) => void navigate({ pathname: trackingPath(next), search: withoutSensor(query) }),
    [navigate, query],
  );
  const [lastSensor, setLastSensor] = useStored('sensorTab', parseSensor);
  const showSensor = (id: number | undefined) => {
    if (id !== undefined) setLastSensor(id);
    const search = new URLSearchParams(withoutSensor(query));
    search.set(SENSOR, String(id ?? lastSensor ?? ''));
    setParams(search, { replace: sensor !== null, preventScrollReset: true });
  };
  const [shared, setShared] = useState<{ vin: string; unitId: string }>();
  // where both do not find room beside the list, the drawer waits until the details are closed
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  if (vin && isHistory(params)) {
    return (
      <Suspense fallback={<Splash page />}>
        <TrailerHistoryRoute vin={vin} />
      </Suspense>
    );
  }
  const detail = vin && (
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
          onDetails={showSensor}
          {...serviceParts(can)}
          reefer={can('reeferUnit') ? reeferUnit : undefined}
          onClose={() => setVin(undefined)}
          onShare={can('shareLocation') ? setShared : undefined}
          device={can('createDeviceLink') ? phoneLinks : undefined}
          onHistory={() => void navigate(historyPath(vin, encodeHistory(DEFAULT_HISTORY_RANGE), query))}
        />
      )}
      {shared && (
        <Suspense>
          <ShareLocation trailers={[shared]} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  );
  if (!can('trackingPositions')) {
    return (
      <TrailerLookup
        engine={mapEngine}
        vin={vin}
        onOpen={setVin}
        detail={detail}
        coveredPx={isNarrow ? 0 : TRAILER_DRAWER_PX}
      />
    );
  }
  return (
    <Tracking
      engine={mapEngine}
      workerUrl={fleetWorkerUrl}
      view={view}
      onViewChange={setView}
      vin={vin}
      onVinChange={setVin}
      detail={detail}
      actions={
        <Suspense>
          {mayCommand(me, can) && <ReeferBatchButton customerId={view.customerId} />}
          {can('mySharedLocations') && <SharedLinksButton />}
        </Suspense>
      }
    />
  );
}

/** Reefers are commanded by members of a group; each unit says for itself whether it listens to the viewer. */
function mayCommand({ groups }: Viewer['me'], can: Viewer['can']): boolean {
  return can('sendReeferCommands') && groups.some(({ kind }) => kind === 'tkCommandControl');
}

type OfTrailer = ComponentType<{ vin: string; unitId: string }>;

function inDrawer(Part: OfTrailer) {
  return ({ vin, unitId }: { vin: string; unitId: string }) => (
    <Suspense>
      <Part vin={vin} unitId={unitId} />
    </Suspense>
  );
}

/** The parts that the viewer may see. */
function serviceParts(can: Viewer['can']): DrawerParts {
  const open = Object.entries(SERVICE).filter(([, { needs }]) => can(needs));
  return Object.fromEntries(open.map(([name, { part }]) => [name, part]));
}

/** The sensor whose details are shown; empty for the first one of the trailer. */
const SENSOR = 'sensor';

function withoutSensor(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(SENSOR);
  return params.toString();
}

function parseSensor(stored: unknown): number | undefined {
  const id = Number(stored);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
