// Geofences in Chromium: the longest task while the list of 10,000 is scrolled and their map is panned, and the main
// thread's time for a frame in which a vertex of 5,000 is dragged.
import { comparePages } from '../pages.mjs';
import { atMost, line, median } from '../table.mjs';

const TASK_MS = 50;
const DRAG_MS = 8;
const FRAMES = 120;
const page = (peer) => `peer=${peer}`;
const [LIST, MAP, DRAG] = ['list', 'map', 'drag'].map(page);

export async function benchScreens({ say, ...browser }) {
  const visits = await comparePages({ name: 'geofences', pages: [LIST, MAP, DRAG], visit, say, ...browser });
  const medianOf = (query, name) => median(visits[query].map((visited) => visited[name]));
  const longest = (label, query) => atMost(label, medianOf(query, 'longest'), TASK_MS, ' ms', '0: none over 50 ms');
  return [
    longest('list of 10,000 geofences, scrolled, longest task', LIST),
    longest('map of 10,000 geofences, panned, longest task', MAP),
    line('list and map of 10,000 geofences, first shown, longest task', `${medianOf(LIST, 'mount').toFixed(0)} ms`),
    atMost('a vertex of 5,000, dragged, a frame', medianOf(DRAG, 'frame'), DRAG_MS, ' ms'),
  ];
}

async function visit({ page: tab, call, cpuMs }) {
  tab.setDefaultTimeout(120_000);
  const mount = await call('mount');
  await call('rest', FRAMES);
  await call('run', 30);
  let longest = 0;
  const busy = await cpuMs(async () => {
    longest = await call('run', FRAMES);
  });
  const rest = await cpuMs(() => call('rest', FRAMES));
  return { mount, longest, frame: (busy - rest) / FRAMES };
}
