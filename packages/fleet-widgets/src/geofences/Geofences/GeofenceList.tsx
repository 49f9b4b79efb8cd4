import type { Geofence } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { GeofenceCategories } from '../../internal/useGeofenceCategories';
import { useRestingHover } from '../../internal/useRestingHover';
import { useRovingRows } from '../../internal/useRovingRows';
import { type Cell, useCell } from '../../map/cell';
import { type GeofenceActions, GeofenceRow } from './GeofenceRow';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

const ROW_HEIGHT_PX = 50;

interface GeofenceListProps extends GeofenceActions {
  geofences: readonly Geofence[];
  categories: GeofenceCategories;
  selectedId: string | null;
  /** The geofence under the mouse, here or on the map. */
  hovered: Cell<string | undefined>;
  /** Ids of those that are changed together. */
  chosen: ReadonlySet<string>;
}

/** Geofences by name. Arrow keys move between rows, Enter selects, E edits, Delete asks whether to delete. */
export function GeofenceList({ geofences, categories, selectedId, hovered, chosen, ...actions }: GeofenceListProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const count = geofences.length;
  const { scroller, virtual, active, setActive, move } = useRovingRows({
    count,
    rowHeightPx: ROW_HEIGHT_PX,
    idAt: (index) => geofences[index]?.id,
    indexOf: (id) => geofences.findIndex((geofence) => geofence.id === id),
    initialRect: { width: 360, height: 600 },
  });

  const hoveredId = useCell(hovered);
  const hover = useRestingHover(hovered);
  const shownId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection scrolls
  useEffect(() => {
    const at = geofences.findIndex(({ id }) => id === selectedId);
    if (at < 0 || shownId.current === selectedId) return;
    shownId.current = selectedId ?? undefined;
    virtual.scrollToIndex(at, { align: 'auto' });
    setActive(at);
  }, [selectedId, count]);

  function handleKeyDown(event: KeyboardEvent) {
    const geofence = geofences[active];
    const isOnName = (event.target as HTMLElement).dataset.index !== undefined;
    if (!isOnName || !geofence || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'e' || event.key === 'E') return actions.onEdit?.(geofence);
    if (event.key === 'Delete') return actions.onDelete?.(geofence);
    move(event);
  }

  return (
    <S.Scroller ref={scroller} onKeyDown={handleKeyDown}>
      <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={messages.geofences}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const geofence = geofences[index];
          return (
            geofence && (
              <GeofenceRow
                {...actions}
                key={key}
                geofence={geofence}
                categoryLabel={categories.of(geofence.category).label}
                index={index}
                count={count}
                startPx={start}
                isSelected={geofence.id === selectedId}
                isHovered={geofence.id === hoveredId}
                isChosen={chosen.has(geofence.id)}
                isStop={index === active}
                onStop={setActive}
                onHover={hover}
              />
            )
          );
        })}
      </ul>
    </S.Scroller>
  );
}
