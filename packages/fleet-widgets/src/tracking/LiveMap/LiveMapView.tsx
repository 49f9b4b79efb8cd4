import { useReadingFormats } from '@gladhand/domain/react';
import { Button, Icon, IconButton, ListIcon, useMessages, XIcon } from '@gladhand/ui';
import { memo, type Ref, useCallback, useId, useRef, useState } from 'react';
import { useGeofenceLayer } from '../../internal/geofenceLayer/useGeofenceLayer';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { FleetMapBody } from '../../map/FleetMap/FleetMap';
import type { MapEngineFactory } from '../../map/mapEngine';
import { countedTrailers } from '../../positions/countedTrailers';
import { MissingTrailer } from '../../positions/MissingTrailer';
import { POSITIONS_MESSAGES } from '../../positions/messages';
import { PositionsAge } from '../../positions/PositionsAge';
import { TrackedRemarks } from '../../positions/TrackedRemarks';
import { RemoteTrackingList, TrackingList } from '../../positions/TrackingList';
import type { Tracked } from '../../positions/useTracked';
import * as S from './LiveMapView.styles';
import { LIVE_MAP_MESSAGES } from './messages';

interface LiveMapViewProps {
  engine: MapEngineFactory;
  tracked: Tracked;
  /** The time of the answer; ages are counted from it. */
  now: Date;
  clock: () => Date;
  /** Formats an instant in the viewer's zone. */
  moment: (at: Date) => string;
  /** Names the filters of the trailers. */
  choice: string;
  label: string | undefined;
  /** The customer whose geofences can be shown. */
  customerId: number | undefined;
  /** The user has several customers and has chosen none. */
  mustChoose: boolean;
  geofences: boolean | undefined;
  onGeofencesChange: ((isShown: boolean) => void) | undefined;
  /** VIN of a selected trailer that isn't available. */
  missingVin: string | undefined;
  onVinChange: (vin: string | undefined) => void;
}

/** On a map narrower than this, the list covers all of it. */
const BESIDE_FROM_PX = 640;

/** The live map without its data. */
export const LiveMapView = memo(function LiveMapView(props: LiveMapViewProps) {
  const liveMapMessages = useMessages(LIVE_MAP_MESSAGES);
  const positionsMessages = useMessages(POSITIONS_MESSAGES);
  const formats = useReadingFormats();

  const { engine, tracked, now, clock, moment, choice, label, onVinChange } = props;
  const { rows, remoteRows, count, chosen, asOf, total = 0, broken } = tracked;
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [coveredPx, setCoveredPx] = useState<number>();
  const layer = useGeofenceLayer({
    customerId: props.customerId,
    mustChoose: props.mustChoose,
    isOn: props.geofences,
    onChange: props.onGeofencesChange,
  });
  const isListed = coveredPx !== undefined;
  const [visit, setVisit] = useState(0);
  const visible = total - broken.length;
  const visitTrailer = (vin: string | undefined) => {
    setVisit((before) => before + 1);
    onVinChange(vin);
  };
  const list = { visible, selectedId: chosen?.id, onSelect: visitTrailer, now };

  const toggle = useCallback(() => {
    const widthPx = frame.current?.clientWidth ?? 0;
    setCoveredPx((before) => (before !== undefined ? undefined : widthPx >= BESIDE_FROM_PX ? S.LIST_PX : 0));
  }, []);
  function close() {
    setCoveredPx(undefined);
    opener.current?.focus();
  }

  return (
    <WidgetFrame name="LiveMap" minHeightPx={280}>
      <S.Frame ref={frame}>
        <FleetMapBody
          engine={engine}
          trailers={tracked.passing}
          marks={tracked.marks}
          now={now}
          selected={chosen}
          selectedId={chosen?.id}
          visit={visit}
          onSelect={(id) => onVinChange(tracked.vinOf(id))}
          choice={tracked.isCurrent ? choice : undefined}
          visible={visible}
          loading={!asOf}
          coveredPx={coveredPx ?? 0}
          label={label}
          areas={layer.areas}
          onAreaPress={layer.onPress}
          onBoundsChange={layer.onBounds}
          layer={layer.control}
        >
          {layer.note}
        </FleetMapBody>
        {asOf && (
          <S.Over>
            <S.Bar>
              <PositionsAge asOf={asOf} clock={clock} moment={moment} onRefresh={tracked.refetch} />
              <ListButton ref={opener} listId={isListed ? listId : undefined} onToggle={toggle} />
            </S.Bar>
            {isListed && (
              <S.List
                id={listId}
                aria-label={liveMapMessages.trailers}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return;
                  event.stopPropagation();
                  close();
                }}
              >
                <S.Head>
                  {countedTrailers(count, visible, formats, positionsMessages)}
                  <IconButton
                    icon={<Icon icon={XIcon} />}
                    label={liveMapMessages.closeList}
                    kind="quiet"
                    size="xsmall"
                    onClick={close}
                  />
                </S.Head>
                {rows && <TrackingList {...list} rows={rows} />}
                {remoteRows && <RemoteTrackingList {...list} list={remoteRows} />}
              </S.List>
            )}
            <TrackedRemarks tracked={tracked} moment={moment} />
            {props.missingVin !== undefined && (
              <MissingTrailer vin={props.missingVin} onDismiss={() => onVinChange(undefined)} />
            )}
          </S.Over>
        )}
      </S.Frame>
    </WidgetFrame>
  );
});

interface ListButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The open list. */
  listId: string | undefined;
  onToggle: () => void;
}

const ListButton = memo(function ListButton({ ref, listId, onToggle }: ListButtonProps) {
  const messages = useMessages(LIVE_MAP_MESSAGES);

  return (
    <Button
      ref={ref}
      size="small"
      icon={<Icon icon={ListIcon} size={15} />}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      onClick={onToggle}
    >
      {messages.list}
    </Button>
  );
});
