import { failureOf } from '@gladhand/domain';
import type { Customer } from '@gladhand/domain/customers';
import type { Geofence, SavedPlace } from '@gladhand/domain/geofences';
import { type useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import {
  Button,
  EllipsisIcon,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Menu,
  PageHeader,
  PlusIcon,
  SegmentedControl,
  Select,
  StaleBanner,
  useBoxQuery,
  useMessages,
} from '@gladhand/ui';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { useGeofenceCategories } from '../../internal/useGeofenceCategories';
import { createCell } from '../../map/cell';
import type { MapBounds, MapEngineFactory } from '../../map/mapEngine';
import type { BulkChange } from './Bulk/bulkChange';
import { GeofenceCard } from './GeofenceCard';
import { GeofenceMap } from './GeofenceMap';
import { GeofencePanel } from './GeofencePanel';
import type { GeofenceActions } from './GeofenceRow';
import * as S from './Geofences.styles';
import { GeofencesSide } from './GeofencesSide';
import { EMPTY_GEOFENCES_VIEW, type GeofencesView, isMissing, matchingGeofences } from './geofencesView';
import { MissingGeofence } from './MissingGeofence';
import { GEOFENCES_MESSAGES } from './messages';
import { PLACES_MESSAGES } from './Places/messages';
import type { PlaceActions } from './Places/PlaceList';
import { PlacesSide } from './Places/PlacesSide';

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
  /** Receives the bounds of the map. */
  mapBounds: RefObject<MapBounds | undefined>;
  places: ReturnType<typeof useApiQuery<SavedPlace[]>>;
  placeActions: Omit<PlaceActions, 'onSelect'>;
  onCreatePlace: (() => void) | undefined;
  /** Opens the categories; undefined if the user may not change them. */
  onCategories: (() => void) | undefined;
  /** Asks about a change of several geofences, and calls `onDone` after it; undefined if the user may not. */
  onBulk: ((geofences: readonly Geofence[], kind: BulkChange['kind'], onDone: () => void) => void) | undefined;
  onImport: (() => void) | undefined;
}

const NONE: readonly Geofence[] = [];
const NO_PLACES: readonly SavedPlace[] = [];

/** The geofence screen without its data. */
export function GeofencesScreen(props: GeofencesScreenProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const places = useMessages(PLACES_MESSAGES);
  const formats = useReadingFormats();
  const categories = useGeofenceCategories(props.customerId);

  const { geofences, source, customerId, customers, view, onViewChange, onCreate } = props;
  // The first geofences are rendered in slices, between which the page responds.
  const isLoaded = useDeferredValue(geofences.data !== undefined);
  const loaded = isLoaded ? geofences.data : undefined;
  const all = loaded ?? NONE;
  const shown = useMemo(() => matchingGeofences(all, view), [all, view]);
  const selected = all.find(({ id }) => id === view.geofenceId);
  const [hovered] = useState(() => createCell<string | undefined>(undefined));
  const [panelPx, setPanelPx] = useState(0);
  const listsPlaces = view.list === 'places';
  const place = props.places.data?.find(({ id }) => id === view.placeId);
  const selectPlace = ({ id }: SavedPlace) => {
    change({ placeId: id });
    if (isNarrow) setPart('map');
  };
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  const [part, setPart] = useState<'list' | 'map'>('list');
  const change = (next: Partial<GeofencesView>) => onViewChange({ ...view, ...next });
  const select = (id: string) => {
    change({ geofenceId: id, name: null, checkAt: null });
    if (isNarrow) setPart('map');
  };
  const actions: GeofenceActions = {
    onSelect: select,
    onVisits: (id) => {
      change({ geofenceId: id, name: null, isOpen: true, checkAt: null });
      if (isNarrow) setPart('map');
    },
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
      onChange={(id) =>
        onViewChange({ ...EMPTY_GEOFENCES_VIEW, customerId: id === null ? null : Number(id), start: view.start })
      }
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
        meta={loaded && <span role="status">{messages.inside(insideCount, formats.count(insideCount))}</span>}
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
            {props.onCategories && (
              <Menu.Root modal={false}>
                <Menu.Trigger asChild>
                  <IconButton kind="quiet" label={messages.more} icon={<Icon icon={EllipsisIcon} />} />
                </Menu.Trigger>
                <Menu.Content>
                  <Menu.Item onSelect={props.onCategories}>{messages.categories}</Menu.Item>
                </Menu.Content>
              </Menu.Root>
            )}
            {listsPlaces && props.onCreatePlace && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={props.onCreatePlace}>
                {places.create}
              </Button>
            )}
            {!listsPlaces && onCreate && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={onCreate}>
                {messages.create}
              </Button>
            )}
          </>
        }
      />
      {failure && loaded && <StaleBanner reason={failure.message} onRetry={retry} retrying={source.isFetching} />}
      {props.mustChoose ? (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      ) : (
        <S.Content>
          <S.Side hidden={isNarrow && part === 'map'} aria-label={messages.geofences}>
            <S.Tabs>
              <SegmentedControl
                label={messages.listOf}
                segments={[
                  { value: 'geofences', label: messages.geofences },
                  { value: 'places', label: places.places },
                ]}
                value={view.list}
                onChange={(list) => change({ list: list === 'places' ? 'places' : 'geofences', search: '' })}
              />
            </S.Tabs>
            {listsPlaces ? (
              <PlacesSide
                {...props.placeActions}
                places={props.places}
                search={view.search}
                onSearch={(search) => change({ search })}
                selectedId={view.placeId}
                onSelect={selectPlace}
                onCreate={props.onCreatePlace}
              />
            ) : (
              <GeofencesSide
                geofences={loaded}
                source={source}
                shown={shown}
                categories={categories}
                view={view}
                onChange={change}
                actions={actions}
                hovered={hovered}
                onCreate={onCreate}
                onImport={props.onImport}
                onBulk={props.onBulk}
              />
            )}
          </S.Side>
          <S.MapSide hidden={isNarrow && part === 'list'}>
            <GeofenceMap
              engine={props.engine}
              geofences={shown}
              selectedId={view.geofenceId}
              hovered={hovered}
              shown={props.mapBounds}
              coveredPx={selected && view.isOpen ? panelPx : 0}
              places={listsPlaces ? (props.places.data ?? NO_PLACES) : NO_PLACES}
              place={listsPlaces ? place : undefined}
              onSelect={(id) => {
                const chosen = props.places.data?.find((one) => one.id === id);
                if (chosen) selectPlace(chosen);
                else select(id);
              }}
            />
            {loaded && isMissing(view, all) && (
              <MissingGeofence onClose={() => change({ geofenceId: null, name: null, isOpen: false })} />
            )}
            {selected && !view.isOpen && (
              <GeofenceCard
                geofence={selected}
                category={categories.of(selected.category)}
                onVisits={() => change({ isOpen: true })}
                onEdit={props.onEdit}
                onClose={() => change({ geofenceId: null })}
              />
            )}
            {selected && view.isOpen && (
              <GeofencePanel
                key={selected.id}
                geofence={selected}
                category={categories.of(selected.category)}
                checkAt={view.checkAt}
                period={view.period}
                onWidth={setPanelPx}
                onPeriod={(period) => change({ period })}
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
