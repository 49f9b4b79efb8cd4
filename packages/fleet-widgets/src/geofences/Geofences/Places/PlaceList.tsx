import type { SavedPlace } from '@gladhand/domain/geofences';
import { EllipsisIcon, Icon, IconButton, Menu, useMessages, writeCoordinate } from '@gladhand/ui';
import { useRovingRows } from '../../../internal/useRovingRows';

import * as List from '../Geofences.styles';
import { PLACES_MESSAGES } from './messages';
import * as S from './Places.styles';

const ROW_HEIGHT_PX = 50;

/** What can be done with a place; without `onEdit` it is read only. */
export interface PlaceActions {
  onSelect: (place: SavedPlace) => void;
  onEdit?: ((place: SavedPlace) => void) | undefined;
  onDelete?: ((place: SavedPlace) => void) | undefined;
  onMakeGeofence?: ((place: SavedPlace) => void) | undefined;
}

interface PlaceListProps extends PlaceActions {
  places: readonly SavedPlace[];
  selectedId: string | null;
}

/** Places by name. One tab stop: arrow keys move between rows, Enter shows the place on the map. */
export function PlaceList({ places, selectedId, onSelect, onEdit, onDelete, onMakeGeofence }: PlaceListProps) {
  const messages = useMessages(PLACES_MESSAGES);
  const { scroller, virtual, active, setActive, move } = useRovingRows({
    count: places.length,
    rowHeightPx: ROW_HEIGHT_PX,
    idAt: (index) => places[index]?.id,
    indexOf: (id) => places.findIndex((place) => place.id === id),
    initialRect: { width: 360, height: 600 },
  });
  return (
    <S.Scroller
      ref={scroller}
      onKeyDown={(event) => (event.target as HTMLElement).dataset.index !== undefined && move(event)}
    >
      <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={messages.places}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const place = places[index];
          if (!place) return null;
          const tabIndex = index === active ? 0 : -1;
          return (
            <S.Row
              key={key}
              aria-setsize={places.length}
              aria-posinset={index + 1}
              data-selected={place.id === selectedId || undefined}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => setActive(index)}
            >
              <List.Name
                type="button"
                aria-pressed={place.id === selectedId}
                data-index={index}
                tabIndex={tabIndex}
                onClick={() => onSelect(place)}
              >
                <strong>
                  <bdi>{place.name}</bdi>
                </strong>
                <List.Quiet>
                  <span dir="ltr">{writeCoordinate(place)}</span>
                  {place.note && <> · {place.note}</>}
                </List.Quiet>
              </List.Name>
              <Menu.Root modal={false}>
                <Menu.Trigger asChild>
                  <IconButton
                    kind="quiet"
                    label={messages.moreOf(place.name)}
                    icon={<Icon icon={EllipsisIcon} />}
                    tabIndex={tabIndex}
                  />
                </Menu.Trigger>
                <Menu.Content>
                  <Menu.Item onSelect={() => onSelect(place)}>{messages.showOnMap}</Menu.Item>
                  {onMakeGeofence && (
                    <Menu.Item onSelect={() => onMakeGeofence(place)}>{messages.makeGeofence}</Menu.Item>
                  )}
                  {onEdit && <Menu.Item onSelect={() => onEdit(place)}>{messages.editAction}</Menu.Item>}
                  {onDelete && (
                    <Menu.Item tone="critical" onSelect={() => onDelete(place)}>
                      {messages.delete}
                    </Menu.Item>
                  )}
                </Menu.Content>
              </Menu.Root>
            </S.Row>
          );
        })}
      </ul>
    </S.Scroller>
  );
}
