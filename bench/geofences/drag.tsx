import { GeofenceEditor } from '@gladhand/fleet-widgets/geofences';
import { until } from '../page';
import { engine, show } from './host';
import type { Peer } from './peer';

const VERTICES = 5_000;
const RADIUS_DEGREES = 0.03;

/** A vertex of 5,000, dragged in the editor. */
export const peer: Peer = async (root) => {
  const outer = Array.from({ length: VERTICES }, (_, at) => {
    const angle = (at / VERTICES) * 2 * Math.PI;
    return { lat: 41.62 + RADIUS_DEGREES * Math.cos(angle), lng: -83.47 + RADIUS_DEGREES * Math.sin(angle) };
  });
  const geofence = {
    ...{ id: 'geofence', customerId: 1, name: 'Yard', description: null, category: 'yard', isActive: true, version: 1 },
    ...{
      shape: { type: 'polygon', parts: [{ outer, holes: [] }] },
      freeMinutes: null,
      enterEmails: [],
      exitEmails: [],
    },
    ...{ trailersInside: 0, trailersOverFreeTime: 0 },
  };
  const api = {
    customers: { list: async () => [{ id: 1, name: 'Bench' }] },
    geofences: { list: async () => [geofence], categories: async () => [], places: async () => [] },
  };
  show(
    root,
    api as never,
    <GeofenceEditor
      engine={engine}
      customerId={1}
      geofence={geofence as never}
      geofences={[geofence] as never}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  const handle = () => document.querySelector<HTMLElement>('[data-handle=vertex]');
  await until(() => handle() !== null);
  const vertex = handle() as HTMLElement;
  const { left, top, width, height } = vertex.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const fire = (target: EventTarget, type: string, by: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: x + by,
        clientY: y - by,
      }),
    );
  fire(vertex, 'pointerdown', 0);
  return { step: (index) => fire(window, 'pointermove', 5 + (index % 60)) };
};
