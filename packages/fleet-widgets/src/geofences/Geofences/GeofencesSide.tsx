import { failureOf } from '@gladhand/domain';
import type { Geofence } from '@gladhand/domain/geofences';
import { type useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { Button, Checkbox, EmptyState, FailedState, Icon, Skeleton, UploadIcon, useMessages } from '@gladhand/ui';
import type { GeofenceCategories } from '../../internal/useGeofenceCategories';
import type { Cell } from '../../map/cell';
import { BulkBar } from './Bulk/BulkBar';
import type { BulkChange } from './Bulk/bulkChange';
import { BULK_MESSAGES } from './Bulk/messages';
import { useChosen } from './Bulk/useChosen';
import { ExportMenu } from './ExportMenu';
import { GeofenceFilters } from './GeofenceFilters';
import { GeofenceList } from './GeofenceList';
import type { GeofenceActions } from './GeofenceRow';
import * as S from './Geofences.styles';
import type { GeofencesView } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofencesSideProps {
  /** Undefined until they have loaded. */
  geofences: readonly Geofence[] | undefined;
  /** The request that the list waits for. */
  source: Pick<ReturnType<typeof useApiQuery<unknown>>, 'error' | 'isFetching' | 'refetch'>;
  /** Those that match the filters. */
  shown: readonly Geofence[];
  categories: GeofenceCategories;
  view: GeofencesView;
  onChange: (change: Partial<GeofencesView>) => void;
  actions: GeofenceActions;
  hovered: Cell<string | undefined>;
  onCreate: (() => void) | undefined;
  onImport: (() => void) | undefined;
  /** Asks about a change of several geofences, and calls `onDone` after it; undefined if the user may not. */
  onBulk: ((geofences: readonly Geofence[], kind: BulkChange['kind'], onDone: () => void) => void) | undefined;
}

const NO_FILTERS = { search: '', category: null, isActive: null, hasTrailers: false } as const;

/** The geofences next to the map, with their filters and what can be done with several of them. */
export function GeofencesSide(props: GeofencesSideProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const bulk = useMessages(BULK_MESSAGES);
  const formats = useReadingFormats();
  const { geofences, source, shown, categories, view, onChange, actions, onCreate, onImport, onBulk } = props;
  const choice = useChosen(shown);
  const failure = source.error ? failureOf(source.error) : undefined;
  const count = geofences?.length ?? 0;
  return (
    <>
      <GeofenceFilters categories={categories} view={view} onChange={onChange} />
      {!geofences && !failure && (
        <S.Waiting aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
            <Skeleton key={index} height={34} />
          ))}
        </S.Waiting>
      )}
      {failure && !geofences && (
        <FailedState
          what={messages.theGeofences}
          {...failure}
          onRetry={() => void source.refetch()}
          retrying={source.isFetching}
        />
      )}
      {geofences && count === 0 && (
        <EmptyState
          edge="none"
          title={messages.noneYet}
          action={
            (onCreate || onImport) && (
              <>
                {onCreate && <Button onClick={onCreate}>{messages.create}</Button>}
                {onImport && <Button onClick={onImport}>{messages.import}</Button>}
              </>
            )
          }
        >
          {messages.noneYetHint}
        </EmptyState>
      )}
      {count > 0 && shown.length === 0 && (
        <EmptyState
          edge="none"
          title={messages.noneMatch}
          action={<Button onClick={() => onChange(NO_FILTERS)}>{messages.removeFilters}</Button>}
        />
      )}
      {shown.length > 0 && (
        <>
          <S.Heads data-choosable={onBulk ? '' : undefined}>
            {onBulk && (
              <Checkbox
                aria-label={bulk.selectAll}
                checked={choice.chosen.length === shown.length}
                indeterminate={choice.chosen.length > 0 && choice.chosen.length < shown.length}
                onChange={choice.toggleAll}
              />
            )}
            <span aria-hidden="true">{messages.name}</span>
            <span aria-hidden="true" data-end="">
              {messages.trailersNow}
            </span>
            <span aria-hidden="true">{actions.onActive ? messages.active : ''}</span>
          </S.Heads>
          <GeofenceList
            {...actions}
            onToggle={onBulk && choice.toggle}
            geofences={shown}
            categories={categories}
            selectedId={view.geofenceId}
            hovered={props.hovered}
            chosen={choice.ids}
          />
        </>
      )}
      {onBulk && choice.chosen.length > 0 && (
        <BulkBar
          count={choice.chosen.length}
          onClear={choice.clear}
          onChange={(kind) => onBulk(choice.chosen, kind, choice.clear)}
        />
      )}
      {count > 0 && (
        <S.Foot>
          <span role="status">{messages.count(formats.count(shown.length), formats.count(count))}</span>
          {onImport && (
            <Button kind="quiet" icon={<Icon icon={UploadIcon} size={14} />} onClick={onImport}>
              {messages.import}
            </Button>
          )}
          {shown.length > 0 && <ExportMenu geofences={shown} />}
        </S.Foot>
      )}
    </>
  );
}
