// Geofences in Chromium: the longest task while the list of 10,000 is scrolled and their map is panned, and the main
// thread's time for a frame in which a vertex of 5,000 is dragged. Next to the time that the thread worked is that of the
// clock, in which a browser without a graphics card mostly waits for the picture of the map.
import { comparePages } from '../pages.mjs';
import { atMost, line, median } from '../table.mjs';

const TASK_MS = 50;
const DRAG_MS = 8;
const FRAMES = 120;
const page = (peer) => `peer=${peer}`;
const [LIST, MAP, BARE_MAP, DRAG] = ['list', 'map', 'bareMap', 'drag'].map(page);

/** The list of 10,000, scrolled. */
export async function benchList({ say, ...browser }) {
  const visits = await comparePages({ name: 'geofences', pages: [LIST], visit: visitWithMouse, say, ...browser });
  return [
    longest('list of 10,000 geofences, scrolled, longest task', visits[LIST], 'scrolled'),
    line('list of 10,000 geofences, scrolled, a frame', `${medianOf(visits[LIST], 'frame').toFixed(1)} ms`),
    longest('list and map of 10,000 geofences, first shown, longest task', visits[LIST], 'shown'),
  ];
}

/** The map of 10,000, panned, and a vertex of 5,000, dragged. */
export async function benchMaps({ say, ...browser }) {
  const visits = await comparePages({ name: 'geofences', pages: [MAP, BARE_MAP, DRAG], visit, say, ...browser });
  return [
    longest('map of 10,000 geofences, panned, longest task', visits[MAP], 'scrolled'),
    longest('map of 3 geofences, panned, longest task', visits[BARE_MAP], 'scrolled'),
    line(
      'map of 10,000 geofences, panned, a frame, to that of 3',
      `${(medianOf(visits[MAP], 'frame') / medianOf(visits[BARE_MAP], 'frame')).toFixed(2)}x`,
    ),
    atMost('a vertex of 5,000, dragged, a frame', medianOf(visits[DRAG], 'frame'), DRAG_MS, ' ms'),
  ];
}

const medianOf = (visits, name) => median(visits.map((visited) => visited[name]));
const longest = (label, visits, name) => {
  const clockMs = medianOf(visits, `${name}Ms`);
  const byClock = clockMs === 0 ? `none over ${TASK_MS} ms by the clock` : `${clockMs.toFixed(0)} ms by the clock`;
  return atMost(label, medianOf(visits, `${name}ThreadMs`), TASK_MS, ' ms', byClock);
};

/** Rows pass below the mouse, as they do when a wheel scrolls them. */
async function visitWithMouse(visited) {
  await visited.page.mouse.move(200, 500);
  return visit(visited);
}

async function visit({ page: tab, call, cpuMs, longestTaskMs }) {
  tab.setDefaultTimeout(120_000);
  const visited = {};
  visited.shownThreadMs = await longestTaskMs(async () => {
    visited.shownMs = await call('mount');
  });
  await call('rest', FRAMES);
  await call('run', 30);
  const busy = await cpuMs(async () => {
    visited.scrolledMs = await call('run', FRAMES);
  });
  const rest = await cpuMs(() => call('rest', FRAMES));
  visited.frame = (busy - rest) / FRAMES;
  visited.scrolledThreadMs = await longestTaskMs(() => call('run', FRAMES));
  return visited;
}
