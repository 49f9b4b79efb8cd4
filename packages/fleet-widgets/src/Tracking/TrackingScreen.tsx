import type { Customer, TrailerPosition } from '@gladhand/domain';
import { Banner, Button, PageHeader, RelativeTime, SegmentedControl, Skeleton, useMediaQuery } from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { agoText } from '../internal/agoText';
import { CustomerSelect } from '../internal/CustomerSelect';
import { FailedState } from '../internal/FailedState';
import { FleetMap } from '../map/FleetMap/FleetMap';
import type { MapEngineFactory } from '../map/mapEngine';
import type { useFleetPositions } from '../positions/useFleetPositions';
import { TrackingFilters } from './TrackingFilters';
import { TrackingList } from './TrackingList';
import * as S from './TrackingScreen.styles';
import { TrailerPickers } from './TrailerPickers';
import type { TrackingView } from './trackingView';

export interface TrackingScreenProps {
  engine: MapEngineFactory;
  positions: Pick<ReturnType<typeof useFleetPositions>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The trailers that pass the filters, in the list's order. */
  rows: readonly TrailerPosition[];
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
  chosen: TrailerPosition | undefined;
  onChoose: (id: string | undefined) => void;
  detail?: ReactNode;
}

const DRAWER_PX = 404;
const NONE: readonly TrailerPosition[] = [];

/** The tracking screen without its data. */
export function TrackingScreen(props: TrackingScreenProps) {
  const { positions, rows, view, now, chosen } = props;
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [part, setPart] = useState<'map' | 'list'>('map');
  const snapshot = positions.data;
  if (!snapshot && positions.error) {
    return <FailedState what="The fleet" error={positions.error} onRetry={() => void positions.refetch()} />;
  }
  const total = snapshot?.trailers.length;
  return (
    <S.Page>
      <PageHeader
        title="Tracking"
        meta={total === undefined ? undefined : <span role="status">{counted(rows.length, total)}</span>}
        actions={
          <>
            {snapshot && (
              <RelativeTime
                at={snapshot.asOf}
                now={props.clock}
                title={props.moment(snapshot.asOf)}
                format={(age) => `Updated ${agoText(age)}`}
              />
            )}
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
      {snapshot && positions.error && (
        <Banner
          tone="caution"
          title="Positions are not up to date"
          action={
            <Button size="xsmall" onClick={() => void positions.refetch()}>
              Try again
            </Button>
          }
        >
          These are from {props.moment(snapshot.asOf)}. {positions.error.message}
        </Banner>
      )}
      {snapshot && snapshot.broken.length > 0 && (
        <Banner tone="caution" title={brokenTitle(snapshot.broken.length)}>
          {snapshot.broken.slice(0, 5).join(', ')}
          {snapshot.broken.length > 5 ? ' and others' : ''}: their last answer made no sense, so they are not shown.
        </Banner>
      )}
      <S.Content>
        <S.Side hidden={isPhone && part === 'map'} aria-label="Trailers">
          <TrackingFilters
            view={view}
            onViewChange={props.onViewChange}
            pickers={
              <TrailerPickers
                trailers={snapshot?.trailers ?? NONE}
                customerId={view.customerId}
                vin={props.vin}
                onVinChange={props.onVinChange}
              />
            }
            nothingFound={view.search !== '' && snapshot !== undefined && rows.length === 0}
          />
          {snapshot ? (
            <TrackingList trailers={rows} selectedId={chosen?.id} onSelect={props.onChoose} now={now} />
          ) : (
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
            trailers={rows}
            now={now}
            selectedId={chosen?.id}
            onSelect={props.onChoose}
            loading={!snapshot}
            coveredPx={props.detail && !isPhone ? DRAWER_PX : 0}
          />
          {props.detail}
        </S.MapSide>
      </S.Content>
    </S.Page>
  );
}

function counted(shown: number, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'trailer' : 'trailers'}`;
  return shown === total ? all : `${shown.toLocaleString('en-US')} of ${all}`;
}

const brokenTitle = (count: number) => (count === 1 ? '1 trailer cannot be read' : `${count} trailers cannot be read`);
