import { failureOf } from '@gladhand/domain';
import type { Customer } from '@gladhand/domain/customers';
import type { Geofence } from '@gladhand/domain/geofences';
import { type useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import {
  Button,
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  PlusIcon,
  SegmentedControl,
  Select,
  Skeleton,
  StaleBanner,
  useBoxQuery,
  useMessages,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import type { MapEngineFactory } from '../../map/mapEngine';
import { GeofenceCard } from './GeofenceCard';
import { GeofenceFilters } from './GeofenceFilters';
import { GeofenceList } from './GeofenceList';
import { GeofenceMap } from './GeofenceMap';
import { GeofencePanel } from './GeofencePanel';
import type { GeofenceActions } from './GeofenceRow';
import * as S from './Geofences.styles';
import { EMPTY_GEOFENCES_VIEW, type GeofencesView, matchingGeofences } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofencesScreenProps extends Pick<GeofenceActions, 'onEdit' | 'onDelete' | 'onActive'> {
  engine: MapEngineFactory;
  geofences: ReturnType<typeof useApiQuery<Geofence[]>>;
  /** The request that the screen waits for: the geofences, or the customers before them. */
  source: Pick<ReturnType<typeof useApiQuery<unknown>>, 'error' | 'isFetching' | 'refetch'>;
  customerId: number | undefined;
  /** The user has several customers and has chosen none. */
  mustChoose: boolean;
  customers: readonly Customer[];
  view: GeofencesView;
  onViewChange: (view: GeofencesView) => void;
  onCreate: (() => void) | undefined;
}

const NONE: readonly Geofence[] = [];

/** The geofence screen without its data. */
export function GeofencesScreen(props: GeofencesScreenProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { geofences, source, customerId, customers, view, onViewChange, onCreate } = props;
  const all = geofences.data ?? NONE;
  const shown = useMemo(() => matchingGeofences(all, view), [all, view]);
  const selected = all.find(({ id }) => id === view.geofenceId);
  const [hoveredId, setHoveredId] = useState<string>();
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  const [part, setPart] = useState<'list' | 'map'>('list');
  const change = (next: Partial<GeofencesView>) => onViewChange({ ...view, ...next });
  const select = (id: string) => {
    change({ geofenceId: id, checkAt: null });
    if (isNarrow) setPart('map');
  };
  const actions: GeofenceActions = {
    onSelect: select,
    onVisits: (id) => {
      change({ geofenceId: id, isOpen: true, checkAt: null });
      if (isNarrow) setPart('map');
    },
    onHover: setHoveredId,
    onEdit: props.onEdit,
    onDelete: props.onDelete,
    onActive: props.onActive,
  };
  const customerOptions = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  const customerSelect = customers.length > 1 && (
    <Select
      aria-label={messages.customer}
      options={customerOptions}
      searchFrom={12}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(id) => onViewChange({ ...EMPTY_GEOFENCES_VIEW, customerId: id === null ? null : Number(id) })}
    />
  );
  const failure = source.error ? failureOf(source.error) : undefined;
  const retry = () => void source.refetch();
  if (failure?.forbidden) {
    return <FailedState what={messages.theGeofences} {...failure} onRetry={retry} />;
  }
  const insideCount = all.reduce((sum, { trailersInside }) => sum + trailersInside, 0);
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        meta={geofences.data && <span role="status">{messages.inside(insideCount, formats.count(insideCount))}</span>}
        actions={
          <>
            {customerId !== undefined && customerSelect}
            {isNarrow && customerId !== undefined && (
              <SegmentedControl
                label={messages.showAs}
                segments={[
                  { value: 'list', label: messages.list },
                  { value: 'map', label: messages.map },
                ]}
                value={part}
                onChange={(value) => setPart(value as typeof part)}
              />
            )}
            {onCreate && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={onCreate}>
                {messages.create}
              </Button>
            )}
          </>
        }
      />
      {failure && geofences.data && (
        <StaleBanner reason={failure.message} onRetry={retry} retrying={source.isFetching} />
      )}
      {props.mustChoose ? (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      ) : (
        <S.Content>
          <S.Side hidden={isNarrow && part === 'map'} aria-label={messages.geofences}>
            <GeofenceFilters view={view} onChange={change} />
            {geofences.isPending && !failure && (
              <S.Waiting aria-busy="true">
                {Array.from({ length: 8 }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
                  <Skeleton key={index} height={34} />
                ))}
              </S.Waiting>
            )}
            {failure && !geofences.data && (
              <FailedState what={messages.theGeofences} {...failure} onRetry={retry} retrying={source.isFetching} />
            )}
            {geofences.data && all.length === 0 && (
              <EmptyState
                edge="none"
                title={messages.noneYet}
                action={onCreate && <Button onClick={onCreate}>{messages.create}</Button>}
              >
                {messages.noneYetHint}
              </EmptyState>
            )}
            {all.length > 0 && shown.length === 0 && (
              <EmptyState
                edge="none"
                title={messages.noneMatch}
                action={
                  <Button onClick={() => change({ search: '', category: null, isActive: null, hasTrailers: false })}>
                    {messages.removeFilters}
                  </Button>
                }
              />
            )}
            {shown.length > 0 && (
              <>
                <S.Heads aria-hidden="true">
                  <span>{messages.name}</span>
                  <span>{messages.trailersNow}</span>
                  <span>{props.onActive ? messages.active : ''}</span>
                </S.Heads>
                <GeofenceList {...actions} geofences={shown} selectedId={view.geofenceId} />
                <S.Foot>
                  <span role="status">{messages.count(formats.count(shown.length), formats.count(all.length))}</span>
                </S.Foot>
              </>
            )}
          </S.Side>
          <S.MapSide hidden={isNarrow && part === 'list'}>
            <GeofenceMap
              engine={props.engine}
              geofences={shown}
              selectedId={view.geofenceId}
              hoveredId={hoveredId}
              onSelect={select}
              onHover={setHoveredId}
            />
            {selected && !view.isOpen && (
              <GeofenceCard
                geofence={selected}
                onVisits={() => change({ isOpen: true })}
                onEdit={props.onEdit}
                onClose={() => change({ geofenceId: null })}
              />
            )}
            {selected && view.isOpen && (
              <GeofencePanel
                key={selected.id}
                geofence={selected}
                checkAt={view.checkAt}
                onCheck={(checkAt) => change({ checkAt })}
                onEdit={props.onEdit}
                onClose={() => change({ isOpen: false, checkAt: null })}
              />
            )}
          </S.MapSide>
        </S.Content>
      )}
    </S.Page>
  );
}
