import { type Customer, failureOf } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { FailedState, PageHeader, SegmentedControl, Skeleton, useMediaQuery } from '@gladhand/ui';
import { memo, type ReactNode, useState } from 'react';
import { CustomerSelect } from '../internal/CustomerSelect';
import { FleetMap } from '../map/FleetMap/FleetMap';
import type { MapEngineFactory } from '../map/mapEngine';
import { countedTrailers } from '../positions/countedTrailers';
import { PositionsAge } from '../positions/PositionsAge';
import { TrackedRemarks } from '../positions/TrackedRemarks';
import { RemoteTrackingList, TrackingList } from '../positions/TrackingList';
import type { TrackingView } from '../positions/trackingView';
import type { Tracked } from '../positions/useTracked';
import { TrackingFilters } from './TrackingFilters';
import * as S from './TrackingScreen.styles';
import { TrailerPickers } from './TrailerPickers';

export interface TrackingScreenProps {
  engine: MapEngineFactory;
  tracked: Tracked;
  /** The instant the answer counts from. */
  now: Date;
  clock: () => Date;
  /** An instant in the viewer's zone, in words. */
  moment: (at: Date) => string;
  customers: readonly Customer[];
  view: TrackingView;
  onViewChange: (view: TrackingView) => void;
  actions?: ReactNode;
  /** VIN of the chosen trailer, also while nothing else is known of it. */
  vin: string | undefined;
  onVinChange: (vin: string | undefined) => void;
  detail?: ReactNode;
}

const DRAWER_PX = 404;

/** The tracking screen without its data. A question under way draws nothing of it. */
export const TrackingScreen = memo(function TrackingScreen(props: TrackingScreenProps) {
  const { tracked, view, now } = props;
  const { can } = useWidgetHost();
  // Without the list, what a search finds is still listed: a map alone is out of reach for a keyboard.
  const isListed = can('action:trailerList') || view.search !== '';
  const { rows, remoteRows, count, chosen, asOf, total, broken } = tracked;
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [chosenPart, setPart] = useState<'map' | 'list'>('map');
  const failed = !asOf && tracked.error ? failureOf(tracked.error) : undefined;
  // what stands over the map hides the list, which is back when that closes; a phone is told where the list would be
  const part = props.detail ? 'map' : failed ? 'list' : chosenPart;
  if (failed?.forbidden) return <FailedState what="The fleet" {...failed} onRetry={tracked.refetch} />;
  const inSight = (total ?? 0) - broken.length;
  const list = { inSight, selectedId: chosen?.id, onSelect: props.onVinChange, now };
  return (
    <S.Page>
      <PageHeader
        title="Tracking"
        meta={total === undefined ? undefined : <span role="status">{countedTrailers(count, inSight)}</span>}
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
            {isPhone && (
              <SegmentedControl
                label="Show as"
                segments={[
                  { value: 'map', label: 'Map' },
                  { value: 'list', label: 'List' },
                ]}
                value={part}
                onChange={(value) => setPart(value as 'map' | 'list')}
              />
            )}
          </>
        }
      />
      <TrackedRemarks tracked={tracked} moment={props.moment} />
      <S.Content>
        <S.Side hidden={isPhone && part === 'map'} aria-label="Trailers">
          <S.Choices>
            {can('action:trailerSelectors') && (
              <TrailerPickers
                trailers={tracked.trailers}
                total={total ?? 0}
                customerId={view.customerId}
                vin={props.vin}
                unitId={chosen?.unitId}
                onVinChange={props.onVinChange}
              />
            )}
            <TrackingFilters
              view={view}
              onViewChange={props.onViewChange}
              nothingFound={view.search !== '' && asOf !== undefined && count === 0}
            />
          </S.Choices>
          {!isListed && !failed && <S.Hint>Search to list trailers here.</S.Hint>}
          {isListed && rows && <TrackingList {...list} rows={rows} />}
          {isListed && remoteRows && <RemoteTrackingList {...list} list={remoteRows} />}
          {/* the filters stay: another choice may be answered */}
          {failed && <FailedState what="The fleet" {...failed} onRetry={tracked.refetch} />}
          {isListed && !rows && !remoteRows && !failed && (
            <S.Waiting aria-busy="true">
              {Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
                <Skeleton key={index} height={38} />
              ))}
            </S.Waiting>
          )}
        </S.Side>
        <S.MapSide hidden={isPhone && part === 'list'}>
          <FleetMap
            engine={props.engine}
            trailers={tracked.passing}
            marks={tracked.marks}
            now={now}
            selected={chosen}
            selectedId={chosen?.id}
            onSelect={(id) => props.onVinChange(tracked.vinOf(id))}
            choice={tracked.isCurrent ? `${view.customerId ?? 'all'} ${view.search}` : undefined}
            inSight={inSight}
            loading={!asOf}
            coveredPx={props.detail && !isPhone ? DRAWER_PX : 0}
          />
          {props.detail}
        </S.MapSide>
      </S.Content>
    </S.Page>
  );
});
