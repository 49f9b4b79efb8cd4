import { Button, Icon, IconButton, ListIcon, XIcon } from '@gladhand/ui';
import { memo, type Ref, useCallback, useId, useRef, useState } from 'react';
import { FleetMap } from '../map/FleetMap/FleetMap';
import type { MapEngineFactory } from '../map/mapEngine';
import { countedTrailers } from '../positions/countedTrailers';
import { PositionsAge } from '../positions/PositionsAge';
import { TrackedRemarks } from '../positions/TrackedRemarks';
import { RemoteTrackingList, TrackingList } from '../positions/TrackingList';
import type { Tracked } from '../positions/useTracked';
import * as S from './LiveMapView.styles';

interface LiveMapViewProps {
  engine: MapEngineFactory;
  tracked: Tracked;
  /** The instant the answer counts from. */
  now: Date;
  clock: () => Date;
  /** An instant in the viewer's zone, in words. */
  moment: (at: Date) => string;
  /** Names what the trailers were chosen by. */
  choice: string;
  label: string | undefined;
  onVinChange: (vin: string | undefined) => void;
}

/** A map narrower than this is covered by its list as a whole. */
const BESIDE_FROM_PX = 640;

/** The live map without its data. A question under way draws nothing of it. */
export const LiveMapView = memo(function LiveMapView(props: LiveMapViewProps) {
  const { engine, tracked, now, clock, moment, choice, label, onVinChange } = props;
  const { rows, remoteRows, count, chosen, asOf, total = 0, broken } = tracked;
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [coveredPx, setCoveredPx] = useState<number>();
  const isListed = coveredPx !== undefined;
  const inSight = total - broken.length;
  const list = { inSight, selectedId: chosen?.id, onSelect: onVinChange, now };

  const toggle = useCallback(() => {
    const widthPx = frame.current?.clientWidth ?? 0;
    setCoveredPx((before) => (before !== undefined ? undefined : widthPx >= BESIDE_FROM_PX ? S.LIST_PX : 0));
  }, []);
  function close() {
    setCoveredPx(undefined);
    opener.current?.focus();
  }

  return (
    <S.Frame ref={frame}>
      <FleetMap
        engine={engine}
        trailers={tracked.passing}
        marks={tracked.marks}
        now={now}
        selected={chosen}
        selectedId={chosen?.id}
        onSelect={(id) => onVinChange(tracked.vinOf(id))}
        choice={tracked.isCurrent ? choice : undefined}
        inSight={inSight}
        loading={!asOf}
        coveredPx={coveredPx ?? 0}
        label={label}
      />
      {asOf && (
        <S.Over>
          <S.Bar>
            <PositionsAge asOf={asOf} clock={clock} moment={moment} onRefresh={tracked.refetch} />
            <ListButton ref={opener} listId={isListed ? listId : undefined} onToggle={toggle} />
          </S.Bar>
          {isListed && (
            <S.List
              id={listId}
              aria-label="Trailers"
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                close();
              }}
            >
              <S.Head>
                {countedTrailers(count, inSight)}
                <IconButton
                  icon={<Icon icon={XIcon} />}
                  label="Close the list"
                  kind="quiet"
                  size="xsmall"
                  onClick={close}
                />
              </S.Head>
              {rows && <TrackingList {...list} rows={rows} />}
              {remoteRows && <RemoteTrackingList {...list} list={remoteRows} />}
            </S.List>
          )}
          <TrackedRemarks tracked={tracked} moment={moment} />
        </S.Over>
      )}
    </S.Frame>
  );
});

interface ListButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The list that is open. */
  listId: string | undefined;
  onToggle: () => void;
}

const ListButton = memo(function ListButton({ ref, listId, onToggle }: ListButtonProps) {
  return (
    <Button
      ref={ref}
      size="small"
      icon={<Icon icon={ListIcon} size={15} />}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      onClick={onToggle}
    >
      List
    </Button>
  );
});
