import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { movedBy, type OverlayPlacer } from './overlayPlacer';

/** A press that moves less is a click. */
const CLICK_PX = 3;

interface DragParams {
  placer: OverlayPlacer;
  /** A drag that had moved something was canceled. */
  onCancel: () => void;
}

export interface Drag {
  isDragging: boolean;
  /** Follows a pointer from a press on a position. Each drag has a name for the history. */
  begin: (event: ReactPointerEvent, from: MapPoint, onMove: (to: MapPoint, gesture: string) => void) => void;
  /** Ends a drag and takes it back. */
  cancel: () => void;
}

let dragCount = 0;

/** Drags positions of the map with a mouse, a pen or a finger. */
export function useDrag({ placer, onCancel }: DragParams): Drag {
  const [isDragging, setIsDragging] = useState(false);
  const stop = useRef<(isCanceled: boolean) => void>(undefined);
  const latest = useRef(onCancel);
  latest.current = onCancel;

  // A press that lasts longer than the editor must not move anything.
  useEffect(() => () => stop.current?.(false), []);

  function begin(event: ReactPointerEvent, from: MapPoint, onMove: (to: MapPoint, gesture: string) => void): void {
    if (event.button !== 0) return;
    stop.current?.(false);
    const { pointerId, clientX, clientY } = event;
    const gesture = `drag ${++dragCount}`;
    let hasMoved = false;
    const listening = new AbortController();
    const end = (isCanceled: boolean) => {
      listening.abort();
      stop.current = undefined;
      setIsDragging(false);
      if (isCanceled && hasMoved) latest.current();
    };
    const move = (moved: PointerEvent) => {
      const view = placer.view();
      if (moved.pointerId !== pointerId || !view) return;
      const by = { x: moved.clientX - clientX, y: moved.clientY - clientY };
      if (!hasMoved && Math.hypot(by.x, by.y) < CLICK_PX) return;
      if (!hasMoved) setIsDragging(true);
      hasMoved = true;
      onMove(movedBy(from, by, view), gesture);
    };
    const ownEnd = (isCanceled: boolean) => (ended: PointerEvent) => ended.pointerId === pointerId && end(isCanceled);
    window.addEventListener('pointermove', move, { signal: listening.signal });
    window.addEventListener('pointerup', ownEnd(false), { signal: listening.signal });
    window.addEventListener('pointercancel', ownEnd(true), { signal: listening.signal });
    stop.current = end;
  }

  return { isDragging, begin, cancel: () => stop.current?.(true) };
}
