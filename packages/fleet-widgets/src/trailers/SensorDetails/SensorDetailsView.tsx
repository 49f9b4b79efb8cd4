import { type ApiError, ApiErrorCode, failureOf } from '@gladhand/domain';
import { drawerSections, SensorType, type TrailerDetail } from '@gladhand/domain/trailers';
import {
  ArrowLeftIcon,
  EmptyState,
  FailedState,
  focusedElement,
  Icon,
  IconButton,
  Skeleton,
  StaleBanner,
  Tabs,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useEffect, useRef } from 'react';
import { AbsFaults } from './AbsFaults';
import type { DetailsContext } from './detailsContext';
import { SENSOR_DETAILS_MESSAGES } from './messages';
import * as S from './SensorDetails.styles';
import { SensorHistory } from './SensorHistory';
import { SensorNow } from './SensorNow';
import { useOwnEscape } from './useOwnEscape';

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
  const messages = useMessages(SENSOR_DETAILS_MESSAGES);

  const { detail, error, onClose, coveredPx } = props;
  const screen = useRef<HTMLElement>(null);
  useOwnEscape(screen, onClose);
  // Keyboard users start here; after closing, the focus returns to where it was.
  useEffect(() => {
    const before = focusedElement();
    const own = screen.current;
    own?.focus();
    return () => {
      const focused = focusedElement();
      const isHere = focused === document.body || own?.contains(focused);
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <S.Screen ref={screen} tabIndex={-1} aria-label={messages.sensorDetails} style={{ paddingInlineEnd: coveredPx }}>
      <S.Content>
        <S.Head>
          <IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={onClose} />
          <S.Title>
            <h2>{messages.sensorDetails}</h2>
            {detail && <span>{detail.trailer.unitId}</span>}
          </S.Title>
        </S.Head>
        {detail ? <Sensors {...props} detail={detail} /> : error ? <Failed {...props} error={error} /> : <Waiting />}
      </S.Content>
    </S.Screen>
  );
}

function Sensors(props: SensorDetailsViewProps & { detail: TrailerDetail }) {
  const messages = useMessages(SENSOR_DETAILS_MESSAGES);

  const { vin, detail, error, context } = props;
  const { trailer } = detail;
  const { shown, hidden } = drawerSections({
    deviceTypeId: trailer.deviceTypeId,
    installedSensorTypeIds: trailer.installedSensorTypeIds,
    order: detail.sensorOrder ?? undefined,
    hasFeature: context.hasFeature,
  });
  const types = [...shown, ...hidden].filter(({ installed }) => installed).map(({ type }) => type);
  const say = useWords();
  const active = types.find(({ id }) => id === props.sensorTypeId) ?? types[0];
  if (!active) {
    return (
      <EmptyState edge="none" title={messages.noSensors}>
        {messages.noSensorsHint}
      </EmptyState>
    );
  }
  return (
    <S.TabsRoot value={String(active.id)} onValueChange={(id) => props.onSensorChange(Number(id))}>
      <Tabs.List aria-label={messages.sensors}>
        {types.map(({ id, section }) => (
          <Tabs.Trigger key={id} value={String(id)}>
            {say(section)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {error && (
        <StaleBanner
          reason={error.message}
          asOf={context.moment(new Date(detail.asOf))}
          onRetry={props.onRetry}
          retrying={props.retrying}
        />
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
  const messages = useMessages(SENSOR_DETAILS_MESSAGES);

  if (error.code === ApiErrorCode.NotFound) {
    return (
      <EmptyState edge="none" title={messages.notInFleet}>
        {messages.notInFleetHint}
      </EmptyState>
    );
  }
  return <FailedState what={messages.thisTrailer} {...failureOf(error)} onRetry={onRetry} retrying={retrying} />;
}

function Waiting() {
  const messages = useMessages(SENSOR_DETAILS_MESSAGES);

  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loadingTheSensors}>
      <Skeleton height={36} />
      <Skeleton height={200} />
      <Skeleton height={160} />
    </S.Waiting>
  );
}
