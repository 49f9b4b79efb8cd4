import type { Geofence } from '@gladhand/domain/geofences';
import type { Peer, PeerHandle } from './peer';
import { MANY, showScreen } from './screen';

const STEP_PX = 3;
/** By this step, the map has begun to move. */
const MOVES_BY = 20;

/** The map of 10,000, dragged with a mouse back and forth. */
export const peer: Peer = (root) => pannedMap(root, MANY);

export const pannedMap = async (root: HTMLElement, geofences: readonly Geofence[]): Promise<PeerHandle> => {
  await showScreen(root, geofences);
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const fire = (target: EventTarget, type: string, x: number) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        ...{ bubbles: true, cancelable: true, clientX: left + x, clientY: top + height / 2 },
        ...{ button: 0, buttons: type === 'mouseup' ? 0 : 1 },
      }),
    );
  fire(canvas, 'mousedown', width / 2);
  return {
    step(index) {
      fire(document, 'mousemove', width / 2 + STEP_PX * (index % 100 < 50 ? index % 50 : 50 - (index % 50)));
      if (index === MOVES_BY && document.querySelector('[data-map-idle]')) throw new Error('[bench] the map stays');
    },
  };
};
