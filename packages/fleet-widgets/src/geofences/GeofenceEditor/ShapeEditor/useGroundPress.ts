import type { PointerEvent } from 'react';
import { useRef } from 'react';
import type { PixelPoint } from '../../../map/mercator';

const MAX_MOVE_PX = 4;
const DOUBLE_MS = 350;
const DOUBLE_PX = 12;

/**
 * Presses on the map itself, on every engine: a drag moves the map, and the second press of a double click is left to
 * it. The events are captured above the engine, which may stop them.
 */
export function useGroundPress(onPress: ((at: PixelPoint) => void) | undefined) {
  const down = useRef<PixelPoint & { id: number }>(undefined);
  const last = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  return {
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      const isFirst = event.isPrimary && event.button === 0;
      down.current = isFirst ? { x: event.clientX, y: event.clientY, id: event.pointerId } : undefined;
    },
    onPointerUpCapture(event: PointerEvent<HTMLElement>) {
      const from = down.current;
      down.current = undefined;
      const { clientX: x, clientY: y, timeStamp } = event;
      if (!onPress || !from || from.id !== event.pointerId) return;
      if (Math.hypot(x - from.x, y - from.y) > MAX_MOVE_PX) return;
      const { x: lastX, y: lastY, at } = last.current;
      last.current = { x, y, at: timeStamp };
      if (timeStamp - at < DOUBLE_MS && Math.hypot(x - lastX, y - lastY) < DOUBLE_PX) return;
      const box = event.currentTarget.getBoundingClientRect();
      onPress({ x: x - box.left, y: y - box.top });
    },
  };
}
