import {
  asTracked,
  CONNECTIVITY_POLICY,
  formatSpeed,
  formatWeight,
  placeText,
  RED_FAULT,
  TRACKED_SEVERITY_WORDS,
  type TrailerPosition,
  trackedSeverity,
} from '@gladhand/domain';
import { EmptyState, FieldIcon, type FieldIconName, SeverityIcon, shortAge, VisuallyHidden } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { ListRows } from './listRows';
import * as S from './TrackingList.styles';

export interface TrackingListProps {
  rows: ListRows;
  /** Rows in view, so that they can be asked for. */
  onRange?: ((first: number, last: number) => void) | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  now: Date;
}

const ROW_HEIGHT_PX = 54;

/** The map's equal: the same trailers as a list of one column. A listbox: arrows move, Enter chooses. */
export function TrackingList({ rows, onRange, selectedId, onSelect, now }: TrackingListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, rows.count - 1));
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 340, height: 600 },
  });

  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onRange?.(first, last), [onRange, first, last]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made elsewhere is brought into view once
  useEffect(() => {
    const index = selectedId === undefined ? -1 : rows.indexOf(selectedId);
    if (index < 0) return;
    setActive(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  }, [selectedId]);

  function move(to: number) {
    const next = Math.max(0, Math.min(rows.count - 1, to));
    setActive(next);
    virtual.scrollToIndex(next, { align: 'auto' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 1);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.count - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const trailer = rows.at(at);
      if (trailer) onSelect(trailer.id);
    }
  }

  if (rows.count === 0) {
    return (
      <S.Nothing>
        <EmptyState title="No trailer matches" edge="none">
          Take a filter away, or search for another unit ID or VIN.
        </EmptyState>
      </S.Nothing>
    );
  }
  return (
    <S.Scroller
      ref={scroller}
      role="listbox"
      aria-label="Trailers"
      tabIndex={0}
      aria-activedescendant={`tracked-row-${at}`}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, start }) => {
          const trailer = rows.at(index);
          return (
            <Row
              key={trailer?.id ?? index}
              trailer={trailer}
              position={index + 1}
              count={rows.count}
              top={start}
              selected={trailer !== undefined && trailer.id === selectedId}
              active={index === at}
              now={now}
              onSelect={onSelect}
            />
          );
        })}
      </div>
    </S.Scroller>
  );
}

interface RowProps {
  /** Undefined: it is on its way. */
  trailer: TrailerPosition | undefined;
  position: number;
  count: number;
  top: number;
  selected: boolean;
  active: boolean;
  now: Date;
  onSelect: (id: string) => void;
}

const Row = memo(function Row({ trailer, position, count, top, selected, active, now, onSelect }: RowProps) {
  return (
    <S.Row
      id={`tracked-row-${position - 1}`}
      role="option"
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={count}
      aria-busy={trailer === undefined || undefined}
      data-active={active || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => trailer && onSelect(trailer.id)}
    >
      {trailer ? <RowContent trailer={trailer} now={now} /> : <S.RowWaits aria-label="Loading" />}
    </S.Row>
  );
});

function RowContent({ trailer, now }: { trailer: TrailerPosition; now: Date }) {
  const severity = trackedSeverity(trailer, now);
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  const faults = faultsOf(trailer);
  return (
    <>
      <SeverityIcon tone={severity} size={14} />
      <S.Main>
        <strong>{trailer.unitId}</strong>
        <S.Vin>{trailer.vin.slice(-8)}</S.Vin>
        <VisuallyHidden>{TRACKED_SEVERITY_WORDS[severity]}</VisuallyHidden>
      </S.Main>
      <S.Age data-stale={ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs || undefined}>
        {ageMs === undefined ? 'Never' : shortAge(ageMs)}
      </S.Age>
      <S.Facts>{facts(trailer)}</S.Facts>
      <S.Faults>
        {faults.map(({ icon, label }) => (
          <FieldIcon key={icon} name={icon} size={15} label={label} />
        ))}
      </S.Faults>
    </>
  );
}

/** 'South Bend, IN · 58 mph · 41,260 lbs' */
function facts(trailer: TrailerPosition): string {
  const { speed, cargoWeightOnBogieLbs, loadStatus } = trailer;
  const load = loadStatus === 'unloaded' ? 'Unloaded' : formatWeight(cargoWeightOnBogieLbs, 'N/A');
  return [placeText(trailer), formatSpeed(speed, 'N/A'), load].join(' · ');
}

function faultsOf(trailer: TrailerPosition): { icon: FieldIconName; label: string }[] {
  const { brakeFault, tireFault, wheelTemperatureFault, boxBatteryFault, lightFault } = asTracked(trailer);
  const list: [FieldIconName, string, boolean][] = [
    ['abs-lamp', 'ABS fault', brakeFault === RED_FAULT],
    ['tire-inflation', 'Tire inflation unstable', tireFault === RED_FAULT],
    ['wheel-end', 'Wheel end too hot', wheelTemperatureFault === RED_FAULT],
    ['battery', 'Trailer battery critical', boxBatteryFault === RED_FAULT],
    ['lights', 'Lights fault', lightFault !== null && lightFault !== 'none'],
  ];
  return list.filter(([, , shown]) => shown).map(([icon, label]) => ({ icon, label }));
}
