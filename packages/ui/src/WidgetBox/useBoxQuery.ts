import { useContext, useSyncExternalStore } from 'react';
import { type BoxPx, windowPx } from './BoxSize';
import { BoxContext } from './boxContext';

/**
 * Whether the size of the nearest `WidgetBox` meets a condition, for what container queries alone can't do. Outside of
 * all boxes, the size of the window decides. False where there is no layout, such as on a server.
 *
 * @param isMet `({ widthPx }) => widthPx < 768`
 */
export function useBoxQuery(isMet: (box: BoxPx) => boolean): boolean {
  const box = useContext(BoxContext);
  return useSyncExternalStore(
    box?.subscribe ?? subscribeToWindow,
    () => {
      const px = box?.px ?? windowPx();
      return px.widthPx > 0 && isMet(px);
    },
    () => false,
  );
}

function subscribeToWindow(follower: () => void): () => void {
  window.addEventListener('resize', follower);
  return () => window.removeEventListener('resize', follower);
}
