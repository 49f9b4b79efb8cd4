import { failureOf } from '@gladhand/domain';
import type { Customer } from '@gladhand/domain/customers';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { FailedState, PageHeader, SegmentedControl, Skeleton, useBoxQuery, useMessages } from '@gladhand/ui';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { CustomerSelect } from '../../internal/CustomerSelect';
import { useGeofenceLayer } from '../../internal/geofenceLayer/useGeofenceLayer';
import { TrailerPickers } from '../../internal/pickers/TrailerPickers';
import { TRAILER_DRAWER_FILLS_BELOW_PX, TRAILER_DRAWER_PX } from '../../internal/trailerDrawerWidth';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { FleetMapBody } from '../../map/FleetMap/FleetMap';
import type { MapPlace } from '../../map/FleetMap/useShownPlace';
import type { MapEngineFactory } from '../../map/mapEngine';
import { countedTrailers } from '../../positions/countedTrailers';
import { MissingTrailer } from '../../positions/MissingTrailer';
import { POSITIONS_MESSAGES } from '../../positions/messages';
import { PositionsAge } from '../../positions/PositionsAge';
import { TrackedRemarks } from '../../positions/TrackedRemarks';
import { RemoteTrackingList, TrackingList } from '../../positions/TrackingList';
import type { TrackingView } from '../../positions/trackingView';
import type { Tracked } from '../../positions/useTracked';
import { TRACKING_MESSAGES } from './messages';
import { TrackingFilters } from './TrackingFilters';
import * as S from './TrackingScreen.styles';
import { useSearchResult } from './useSearchResult';

export interface TrackingScreenProps {
  engine: MapEngineFactory;
  tracked: Tracked;
  /** The time of the answer; ages are counted from it. */
  now: Date;
  clock: () => Date;
  /** Formats an instant in the viewer's zone. */
  moment: (at: Date) => string;
  customers: readonly Customer[];
  view: TrackingView;
  onViewChange: (view: TrackingView) => void;
  actions?: ReactNode;
  /** VIN of the selected trailer, even if nothing else is known about it. */
  vin: string | undefined;
  onVinChange: (vin: string | undefined) => void;
  geofences: boolean | undefined;
  onGeofencesChange: ((isShown: boolean) => void) | undefined;
  place: MapPlace | undefined;
  onPlaceClose: (() => void) | undefined;
  detail?: ReactNode;
  /** Keeps the list while the detail is shown. */
  listBesideDetail: boolean | undefined;
}

/**
 * Width of the widget from which the list stays beside the detail, in CSS pixels. It is that of a page in a window of
 * 1600 px beside a navigation of 208 px.
 */
const ROOM_FOR_BOTH_PX = 1392;

/** The tracking screen without its data. */
export const TrackingScreen = memo(function TrackingScreen(props: TrackingScreenProps) {
  return (
    <WidgetFrame name="Tracking">
      <Screen {...props} />
    </WidgetFrame>
  );
});

function Screen(props: TrackingScreenProps) {
  const positionsMessages = useMessages(POSITIONS_MESSAGES);
  const trackingMessages = useMessages(TRACKING_MESSAGES);
  const formats = useReadingFormats();

  const { tracked, view, now } = props;
  const { can } = useWidgetHost();
  // Without the list, search results are still listed, because a map alone isn't accessible by keyboard.
  const isListed = can('action:trailerList') || view.search !== '';
  const { rows, remoteRows, count, chosen, asOf, total, broken } = tracked;
  const [visit, setVisit] = useState(0);
  const { onVinChange } = props;
  /** Selects a trailer and moves the map to it, also if it is already selected. */
  const visitTrailer = useCallback(
    (vin: string | undefined) => {
      setVisit((before) => before + 1);
      onVinChange(vin);
    },
    [onVinChange],
  );
  const search = useSearchResult({ tracked, search: view.search, onFound: visitTrailer });
  const [only, ...others] = props.customers;
  const layer = useGeofenceLayer({
    customerId: view.customerId ?? (others.length === 0 ? only?.id : undefined),
    mustChoose: others.length > 0 && view.customerId === null,
    isOn: props.geofences,
    onChange: props.onGeofencesChange,
  });
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  const hasRoomForBoth = useBoxQuery(({ widthPx }) => widthPx >= ROOM_FOR_BOTH_PX);
  const isDetailBeside = useBoxQuery(({ widthPx }) => widthPx >= TRAILER_DRAWER_FILLS_BELOW_PX);
  const [chosenPart, setPart] = useState<'map' | 'list'>('map');
  const failed = !asOf && tracked.error ? failureOf(tracked.error) : undefined;
  // The detail over the map hides the list until it is closed. In a narrow box, an error replaces the map.
  const part = props.detail ? 'map' : failed ? 'list' : chosenPart;
  if (failed?.forbidden) return <FailedState what={trackingMessages.theFleet} {...failed} onRetry={tracked.refetch} />;
  const isListHidden = isNarrow ? part === 'map' : Boolean(props.detail) && !(props.listBesideDetail ?? hasRoomForBoth);
  const visible = (total ?? 0) - broken.length;
  const list = { visible, selectedId: chosen?.id, onSelect: visitTrailer, now };
  return (
    <S.Page>
      <PageHeader
        title={trackingMessages.tracking}
        meta={
          total === undefined ? undefined : (
            <span role="status">{countedTrailers(count, visible, formats, positionsMessages)}</span>
          )
        }
        actions={
          <>
            {asOf && <PositionsAge asOf={asOf} clock={props.clock} moment={props.moment} onRefresh={tracked.refetch} />}
            {props.customers.length > 1 && (
              <CustomerSelect
                customers={props.customers}
                value={view.customerId}
                onChange={(customerId) => props.onViewChange({ ...view, customerId })}
              />
            )}
            {props.actions}
            {isNarrow && (
              <SegmentedControl
                label={trackingMessages.showAs}
                segments={[
                  { value: 'map', label: trackingMessages.map },
                  { value: 'list', label: trackingMessages.list },
                ]}
                value={part}
                onChange={(value) => setPart(value as 'map' | 'list')}
              />
            )}
          </>
        }
      />
      <TrackedRemarks tracked={tracked} moment={props.moment} />
      {tracked.chosenIsGone && props.vin !== undefined && (
        <MissingTrailer
          vin={props.vin}
          onAllCustomers={
            view.customerId === null ? undefined : () => props.onViewChange({ ...view, customerId: null })
          }
          onDismiss={() => onVinChange(undefined)}
        />
      )}
      <S.Content data-alone={isListHidden || undefined}>
        <S.Side hidden={isListHidden} aria-label={trackingMessages.trailers}>
          <S.Choices>
            {can('action:trailerSelectors') && (
              <TrailerPickers
                trailers={tracked.trailers}
                total={total ?? 0}
                customerId={view.customerId}
                vin={props.vin}
                unitId={chosen?.unitId}
                onVinChange={visitTrailer}
              />
            )}
            <TrackingFilters
              view={view}
              onViewChange={props.onViewChange}
              onSearch={search}
              nothingFound={view.search !== '' && asOf !== undefined && count === 0}
            />
          </S.Choices>
          {!isListed && !failed && <S.Hint>{trackingMessages.searchFirst}</S.Hint>}
          {isListed && rows && <TrackingList {...list} rows={rows} />}
          {isListed && remoteRows && <RemoteTrackingList {...list} list={remoteRows} />}
          {/* The filters stay usable after an error, because a different choice may load. */}
          {failed && <FailedState what={trackingMessages.theFleet} {...failed} onRetry={tracked.refetch} />}
          {isListed && !rows && !remoteRows && !failed && (
            <S.Waiting aria-busy="true">
              {Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
                <Skeleton key={index} height={38} />
              ))}
            </S.Waiting>
          )}
        </S.Side>
        <S.MapSide hidden={isNarrow && part === 'list'}>
          <FleetMapBody
            engine={props.engine}
            trailers={tracked.passing}
            marks={tracked.marks}
            now={now}
            selected={chosen}
            selectedId={chosen?.id}
            visit={visit}
            onSelect={(id) => onVinChange(tracked.vinOf(id))}
            choice={tracked.isCurrent ? `${view.customerId ?? 'all'} ${view.search}` : undefined}
            visible={visible}
            place={props.place}
            onPlaceClose={props.onPlaceClose}
            loading={!asOf}
            coveredPx={props.detail && isDetailBeside ? TRAILER_DRAWER_PX : 0}
            areas={layer.areas}
            onAreaPress={layer.onPress}
            onBoundsChange={layer.onBounds}
            layer={layer.control}
          >
            {layer.note}
          </FleetMapBody>
          {props.detail}
        </S.MapSide>
      </S.Content>
    </S.Page>
  );
}
