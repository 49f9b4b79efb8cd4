import {
  type ApiError,
  ApiErrorCode,
  drawerSections,
  failureOf,
  SensorType,
  type TrailerDetail,
} from '@gladhand/domain';
import { ArrowLeftIcon, Banner, Button, EmptyState, FailedState, Icon, IconButton, Skeleton, Tabs } from '@gladhand/ui';
import { useEffect, useRef } from 'react';
import { AbsFaults } from './AbsFaults';
import * as S from './SensorDetails.styles';
import { SensorHistory } from './SensorHistory';
import { SensorNow } from './SensorNow';
import { useOwnEscape } from './useOwnEscape';

/** What every part of the screen needs besides its data. */
export interface DetailsContext {
  hasFeature: (feature: string) => boolean;
  /** A moment in the viewer's zone, in words. */
  moment: (at: Date) => string;
}

interface SensorDetailsViewProps {
  vin: string;
  detail: TrailerDetail | undefined;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  sensorTypeId: number | undefined;
  onSensorChange: (sensorTypeId: number) => void;
  onClose: () => void;
  coveredPx: number;
  context: DetailsContext;
}

/** The screen without its data. */
export function SensorDetailsView(props: SensorDetailsViewProps) {
  const { detail, error, onClose, coveredPx } = props;
  const screen = useRef<HTMLElement>(null);
  useOwnEscape(screen, onClose);
  // reading begins here; afterwards it goes on where it was before
  useEffect(() => {
    const before = document.activeElement;
    const own = screen.current;
    own?.focus();
    return () => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || own?.contains(activeElement);
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <S.Screen ref={screen} tabIndex={-1} aria-label="Sensor details" style={{ paddingInlineEnd: coveredPx }}>
      <S.Head>
        <IconButton label="Back" icon={<Icon icon={ArrowLeftIcon} />} onClick={onClose} />
        <S.Title>
          <h2>Sensor details</h2>
          {detail && <span>{detail.trailer.unitId}</span>}
        </S.Title>
      </S.Head>
      {detail ? <Sensors {...props} detail={detail} /> : error ? <Failed {...props} error={error} /> : <Waiting />}
    </S.Screen>
  );
}

function Sensors(props: SensorDetailsViewProps & { detail: TrailerDetail }) {
  const { vin, detail, error, context } = props;
  const { trailer } = detail;
  const { shown, hidden } = drawerSections({
    deviceTypeId: trailer.deviceTypeId,
    installedSensorTypeIds: trailer.installedSensorTypeIds,
    order: detail.sensorOrder ?? undefined,
    hasFeature: context.hasFeature,
  });
  const types = [...shown, ...hidden].filter(({ installed }) => installed).map(({ type }) => type);
  const active = types.find(({ id }) => id === props.sensorTypeId) ?? types[0];
  if (!active) {
    return (
      <EmptyState edge="none" title="No sensors">
        No sensor is installed on this trailer that you can see.
      </EmptyState>
    );
  }
  return (
    <S.TabsRoot value={String(active.id)} onValueChange={(id) => props.onSensorChange(Number(id))}>
      <Tabs.List aria-label="Sensors">
        {types.map(({ id, section }) => (
          <Tabs.Trigger key={id} value={String(id)}>
            {section}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {error && (
        <Banner
          tone="caution"
          title="Not up to date"
          action={
            <Button size="xsmall" onClick={props.onRetry} working={props.retrying}>
              Try again
            </Button>
          }
        >
          These readings are from {context.moment(new Date(detail.asOf))}. {error.message}
        </Banner>
      )}
      <S.TabBody key={active.id} value={String(active.id)}>
        <SensorNow detail={detail} sensorTypeId={active.id} context={context} />
        {active.id === SensorType.AbsFault && <AbsFaults vin={vin} context={context} />}
        <SensorHistory vin={vin} type={active} undercarriage={detail.undercarriage} context={context} />
      </S.TabBody>
    </S.TabsRoot>
  );
}

function Failed({ error, onRetry, retrying }: SensorDetailsViewProps & { error: ApiError }) {
  if (error.code === ApiErrorCode.NotFound) {
    return (
      <EmptyState edge="none" title="This trailer is not in your fleet">
        It does not exist, or belongs to a customer or group that you do not see.
      </EmptyState>
    );
  }
  return <FailedState what="This trailer" {...failureOf(error)} onRetry={onRetry} retrying={retrying} />;
}

function Waiting() {
  return (
    <S.Waiting role="status" aria-busy="true" aria-label="Loading the sensors">
      <Skeleton height={36} />
      <Skeleton height={200} />
      <Skeleton height={160} />
    </S.Waiting>
  );
}
