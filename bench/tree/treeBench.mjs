// Our tree compared with a page of bare recycled nodes, in Chromium: CPU of the main thread per interaction.
import { comparePages, ratio } from '../pages.mjs';

const SIZES = ['10021', '100000'];
const SCROLL = { stepPx: 84, frames: 120 };
const QUERY = '017';
/** What is done, and how many times the floor's CPU it may take. */
const LIMITS = { mount: 2, 'expand all': 2, 'toggle the root': 1.35, scroll: 2, 'filter, a key': 2 };

const pageOf = (peer, size) => `peer=${peer}&nodes=${size}`;

export async function benchTree(browser) {
  const pages = SIZES.flatMap((size) => [pageOf('ours', size), pageOf('bare', size)]);
  const visits = await comparePages({ name: 'tree', pages, visit, ...browser });
  return SIZES.flatMap((size) =>
    Object.entries(LIMITS).map(([name, limit]) =>
      ratio(`Tree, ${Number(size).toLocaleString('en')} nodes, ${name}`, name, {
        ours: visits[pageOf('ours', size)],
        floor: visits[pageOf('bare', size)],
        limit,
      }),
    ),
  );
}

async function visit({ page, call, cpuMs }) {
  const visited = {};
  visited.mount = await cpuMs(() => call('mount'));
  visited['expand all'] = await cpuMs(() => call('expandAll'));
  const { x, y } = await call('rootBox');
  await page.mouse.move(x, y);
  const toggle = async (checked) => {
    await page.mouse.down();
    await page.mouse.up();
    await call('showsChecked', checked);
  };
  await toggle(true);
  await toggle(false);
  visited['toggle the root'] =
    (await cpuMs(async () => {
      for (const checked of [true, false, true, false, true]) await toggle(checked);
    })) / 5;
  await call('scroll', { ...SCROLL, frames: 20 });
  visited.scroll = (await cpuMs(() => call('scroll', SCROLL))) / SCROLL.frames;
  visited['filter, a key'] =
    (await cpuMs(async () => {
      for (let length = 1; length <= QUERY.length; length++) await call('search', QUERY.slice(0, length));
    })) / QUERY.length;
  return visited;
}
