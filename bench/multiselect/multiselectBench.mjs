// Our MultiSelect compared with a page of bare recycled nodes, in Chromium: CPU of the main thread per interaction.
import { comparePages, ratio } from '../pages.mjs';

const SIZES = [5_000, 100_000];
const QUERY = '427';
/** Limit of each interaction as a multiple of the floor's CPU. */
const LIMIT = 2;
/** Each takes a second, and with fewer, medians of two runs differ by a fifth. */
const ROUNDS = 21;
const WORK = ['open', 'filter, a key', 'pick one', 'set 200', 'set all', 'reopen with all'];

const pageOf = (peer, size) => `peer=${peer}&options=${size}`;

export async function benchMultiselect(browser) {
  const pages = SIZES.flatMap((size) => [pageOf('ours', size), pageOf('bare', size)]);
  const visits = await comparePages({ name: 'multiselect', pages, visit, rounds: ROUNDS, ...browser });
  return SIZES.flatMap((size) =>
    WORK.map((name) =>
      ratio(`MultiSelect, ${size.toLocaleString('en')} options, ${name}`, name, {
        ours: visits[pageOf('ours', size)],
        floor: visits[pageOf('bare', size)],
        limit: LIMIT,
      }),
    ),
  );
}

async function visit({ page, call, cpuMs }) {
  let chosen = 0;
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  const aim = async ({ x, y }) => {
    await page.mouse.move(x, y);
    // The cost of hovering is left out.
    await call('chose', chosen);
  };
  const open = async () => {
    await aim(await call('field'));
    return cpuMs(async () => {
      await press();
      await call('lists', '');
    });
  };

  await call('mount');
  const visited = {};
  visited.open = await open();
  await aim(await call('row', 2));
  visited['pick one'] = await cpuMs(async () => {
    await press();
    chosen = 1;
    await call('chose', chosen);
  });
  visited['filter, a key'] =
    (await cpuMs(async () => {
      for (let length = 1; length <= QUERY.length; length++) {
        await page.keyboard.press(QUERY[length - 1]);
        await call('lists', QUERY.slice(0, length));
      }
    })) / QUERY.length;
  await page.mouse.click(900, 600);
  await call('closed');
  visited['set 200'] = await cpuMs(() => call('choose', 200));
  chosen = await call('count');
  visited['set all'] = await cpuMs(() => call('choose', chosen));
  visited['reopen with all'] = await open();
  return visited;
}
