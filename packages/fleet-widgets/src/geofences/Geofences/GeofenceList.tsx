import type { Geofence } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type GeofenceActions, GeofenceRow } from './GeofenceRow';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

const ROW_HEIGHT_PX = 50;

interface GeofenceListProps extends GeofenceActions {
  geofences: readonly Geofence[];
  selectedId: string | null;
}

/** Geofences by name. Arrow keys move between rows, Enter selects, E edits, Delete asks whether to delete. */
export function GeofenceList({ geofences, selectedId, ...actions }: GeofenceListProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const scroller = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const wanted = useRef<number>(undefined);
  const count = geofences.length;
  const active = Math.min(stop, Math.max(0, count - 1));
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => geofences[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 360, height: 600 },
  });

  const shownId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection scrolls
  useEffect(() => {
    const at = geofences.findIndex(({ id }) => id === selectedId);
    if (at < 0 || shownId.current === selectedId) return;
    shownId.current = selectedId ?? undefined;
    virtual.scrollToIndex(at, { align: 'auto' });
    setStop(at);
  }, [selectedId, count]);

  // The row of a key press is rendered after the list has scrolled.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });

  function handleKeyDown(event: KeyboardEvent) {
    const at = (event.target as HTMLElement).dataset.index;
    const geofence = geofences[active];
    if (at === undefined || !geofence || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'e' || event.key === 'E') return actions.onEdit?.(geofence);
    if (event.key === 'Delete') return actions.onDelete?.(geofence);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(count - 1, to));
    wanted.current = index;
    setStop(index);
    virtual.scrollToIndex(index, { align: 'auto' });
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
                index={index}
                count={count}
                startPx={start}
                isSelected={geofence.id === selectedId}
                isStop={index === active}
                onStop={setStop}
              />
            )
          );
        })}
      </ul>
    </S.Scroller>
  );
}
