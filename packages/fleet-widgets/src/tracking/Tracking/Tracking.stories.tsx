import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine, storyWorkerUrl } from '#storybook/map';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { largeFleet, withheldFleet } from '../../positions/largeFleet.stories.data';
import { TrailerDrawer } from '../../trailers/TrailerDrawer/TrailerDrawer';
import { Tracking, type TrackingProps } from './Tracking';

/** Keeps the selected trailer, as a host does in its URL. */
function Screen(props: TrackingProps) {
  const [vin, setVin] = useState(props.vin);
  return <Tracking {...props} vin={vin} onVinChange={setVin} />;
}

const meta = preview.meta({
  title: 'Fleet/Tracking',
  component: Tracking,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, onVinChange: () => undefined },
  render: (args) => <Screen {...args} />,
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** Every visible trailer, worst first, on the map and in the list. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** A selection in the list also selects on the map. Arrow keys move, Enter selects. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    list.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(within(list).getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3'),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const active = list.querySelector(`#${list.getAttribute('aria-activedescendant')}`);
      expect(active).toHaveAttribute('aria-posinset', '240');
    });
  },
});

/** Read-only roles have no lists and no pickers, but search results are listed. */
export const WithoutLists = meta.story({
  decorators: [
    (Story) => (
      <StoryHost can={(subject) => !subject.startsWith('action:')}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    await expect(canvas.queryByRole('listbox', { name: 'Trailers' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox', { name: 'VIN' })).not.toBeInTheDocument();
    await step('the results of a search are listed', async () => {
      const [trailer] = (await storyServer()).fleet.trailers;
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), `${trailer?.vin}{Enter}`);
      const list = await canvas.findByRole('listbox', { name: 'Trailers' });
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    });
  },
});

/** Toggles of one kind are alternatives, and all kinds must match. A search without results shows a message. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    await step('filters by one kind', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Flat' }));
      await canvas.findByText(/^\d+ of 240 trailers$/);
    });
    await step('shows that a search has no results', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzz{Enter}');
      await expect(await canvas.findByText('No trailers match the filters.')).toBeVisible();
      await expect(await canvas.findByText('No trailer matches this search.')).toBeVisible();
      await expect(canvas.getByText('No matching trailers')).toBeVisible();
    });
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tracking' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** Positions failed to load; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The fleet couldn't be loaded")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The server rejects a filter: the filters stay, and another one works. */
export const FilterFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(withheldFleet),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('240 trailers');
    const flat = canvas.getByRole('button', { name: 'Flat' });
    let fails = true;
    msw.use(
      http.get('/v1/api/map/cells', async ({ request }) =>
        fails ? HttpResponse.json({}, { status: 400 }) : (await storyServer()).fetch(request),
      ),
    );
    await userEvent.click(flat);
    await expect(await canvas.findByText("The fleet couldn't be loaded")).toBeVisible();
    await expect(flat).toHaveAttribute('aria-pressed', 'true');
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^\d+ of 240 trailers$/)).toBeVisible();
    await userEvent.click(flat);
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
  },
});

/** Changes the positions that the server sends. */
const positionsWith = (change: (answer: PositionsAnswer) => object) =>
  http.get('/v1/api/positions', async ({ request }) =>
    Response.json(change(await (await (await storyServer()).fetch(request)).json())),
  );
interface PositionsAnswer {
  columns: Record<string, unknown[]>;
}
const noColumns = ({ columns }: PositionsAnswer) => Object.fromEntries(Object.keys(columns).map((name) => [name, []]));

/** No trailer is assigned yet, so filters are not the cause. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(positionsWith((answer) => ({ ...answer, total: 0, whole: true, columns: noColumns(answer) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 trailers')).toBeVisible();
    const list = within(canvas.getByRole('complementary', { name: 'Trailers' }));
    await expect(await list.findByText('No trailers to show')).toBeVisible();
    await expect(canvas.queryByText('No matching trailers')).toBeNull();
    const map = within(canvas.getByRole('region', { name: 'Fleet map' }));
    await expect(await map.findByText('No trailers to show')).toBeVisible();
  },
});

/** A query client that the story controls, so that it can refetch when it wants. */
let client = createWidgetQueryClient();

/** A refresh fails: the last positions stay, with their time and a retry button. */
export const Stale = meta.story({
  decorators: [
    (Story) => (
      <StoryHost queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach() {
    client = createWidgetQueryClient();
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('240 trailers');
    msw.use(...apiFails(400));
    await refetch(client, 'positions');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText(/Showing data from .* CST\.$/)).toBeVisible();
    await expect(canvas.getByText('240 trailers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A row shows the type, the full VIN, a load that isn't weighed, and an ABS fault below critical. */
export const Row = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      positionsWith((answer) => {
        const says = {
          unitId: '0-FIRST',
          vin: '1UYVS2530LG704218',
          vehicleTypeId: 3,
          trailerHealthStatus: 'CRITICAL',
          lastReport: STORY_NOW.getTime(),
          absFaultSeverityLevel: 'CAUTION',
          loadStatus: 'loaded',
          cargoWeightOnBogieLbs: null,
        };
        for (const [name, value] of Object.entries(says)) (answer.columns[name] as unknown[])[0] = value;
        return answer;
      }),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('option', { name: /0-FIRST/ });
    await expect(row).toHaveAccessibleName(/Critical.*704218.*Dry Van.*Loaded.*ABS fault, caution/);
    await expect(row).toHaveAccessibleDescription('VIN 1UYVS2530LG704218');
  },
});

/** The role has no access to the fleet. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="dealer@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the fleet")).toBeVisible();
  },
});

/** One of many trailers has an invalid latitude: a notice names it, and the others are shown. */
export const OneUnreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await storyServer()).fetch(request)).json();
        answer.columns.lat[0] = 'north';
        return Response.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 trailer couldn't be read")).toBeVisible();
    await expect(canvas.getByText(/the last report couldn't be read, so it isn't shown or counted/)).toBeVisible();
    await expect(canvas.getByText('239 trailers')).toBeVisible();
  },
});

const withoutRefreshing = (feature: string) => feature !== 'MapRefreshing';

/** Positions that don't refresh automatically have a refresh button. */
export const RefreshedWhenAsked = meta.story({
  render: (args) => (
    <StoryHost hasFeature={withoutRefreshing}>
      <Screen {...args} />
    </StoryHost>
  ),
  play: async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole('button', { name: 'Refresh positions' });
    const requested = fn();
    msw.use(http.get('/v1/api/positions', () => requested()));
    await userEvent.click(button);
    await waitFor(() => expect(requested).toHaveBeenCalled());
  },
});

/** Without WebGL, with a blocked worker or a missing script, the list stays. */
export const MapCannotStart = meta.story({
  args: {
    engine: async () => {
      throw new Error('WebGL is off');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The map couldn't start")).toBeVisible();
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone, either the map or the list is shown. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(await canvas.findByRole('region', { name: 'Fleet map' })).toBeVisible();
  },
});

/** Selecting a trailer in the list on a phone opens its drawer, and closing it returns to the list. */
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => <WithDrawer {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    const [first] = await canvas.findAllByRole('option');
    const unit = first?.querySelector('strong')?.textContent ?? '';
    await userEvent.click(first as HTMLElement);
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await drawer.findByText(unit)).toBeVisible();
    await expect(canvas.queryByRole('listbox', { name: 'Trailers' })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Close trailer details' }));
    await expect(await canvas.findByRole('listbox', { name: 'Trailers' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
});

/** Keeps the selected trailer and opens its drawer, as a portal does. */
function WithDrawer(props: TrackingProps) {
  const [vin, setVin] = useState(props.vin);
  const detail = vin && <TrailerDrawer vin={vin} onClose={() => setVin(undefined)} />;
  return <Tracking {...props} vin={vin} onVinChange={setVin} detail={detail} />;
}

/** A search with one result opens it while the text is typed; Enter opens the exact result, or the first one. */
export const SearchOpensTrailer = meta.story({
  render: (args) => <WithDrawer {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    const [trailer, other] = (await storyServer()).fleet.trailers;
    const search = canvas.getByRole('searchbox', { name: 'Search trailers' });
    const body = within(canvasElement.ownerDocument.body);
    await step('opens a single result', async () => {
      await userEvent.type(search, trailer?.vin ?? '');
      const drawer = within(await body.findByRole('dialog'));
      await expect(await drawer.findByText(trailer?.unitId ?? '')).toBeVisible();
    });
    await step('a closed drawer stays closed', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Close trailer details' }));
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    });
    await step('opens the first of several results on Enter', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, other?.unitId.slice(0, 2) ?? '');
      await canvas.findByText(/^\d+ of 240 trailers$/);
      await userEvent.keyboard('{Enter}');
      await expect(await body.findByRole('dialog')).toBeVisible();
    });
  },
});

/** A VIN in a URL that is unknown or outside the user's access. */
export const UnknownTrailer = meta.story({
  args: { vin: '1UYVS2530LG000000' },
  render: (args) => <WithDrawer {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("Trailer 1UYVS2530LG000000 isn't available")).toBeVisible();
    await expect(canvas.getByText(/Check the VIN or search for another trailer/)).toBeVisible();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/isn't available/)).toBeNull());
  },
});

/** VIN and unit ID name the same trailer: selecting one sets the other, clearing one clears both. */
export const Pickers = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('240 trailers');
    const vin = canvas.getByRole('combobox', { name: 'VIN' });
    const unit = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Unit ID' });
    await userEvent.type(vin, '1');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox', { name: 'VIN' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(unit.value).not.toBe(''));
    const chosen = within(canvas.getByRole('listbox', { name: 'Trailers' })).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent(unit.value);
    await userEvent.click(canvas.getByRole('button', { name: /^Clear VIN/ }));
    await expect(unit).toHaveValue('');
  },
});

/** With more than 5,000 trailers, a worker reads, evaluates, filters and clusters them. The screen works as usual. */
export const InTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await expect(canvas.queryByText('Running without a background worker')).toBeNull();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await step('opens the only result of a search', async () => {
      // A row that is still loading has no name yet
      await waitFor(() => expect(list.querySelector('strong')).toHaveTextContent(/./));
      const unit = list.querySelector('strong')?.textContent ?? '';
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), `${unit}{Enter}`);
      await canvas.findByText(/^\d+ of 240 trailers$/);
      await userEvent.click(await within(list).findByText(unit));
      await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(unit));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Unit ID' })).toHaveValue(unit));
    });
  },
});

/** A policy blocks the worker, or it is missing: the page does its work and shows a notice. */
export const WorkerBlocked = meta.story({
  args: { workerUrl: '/no-such-worker.js' },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await expect(await canvas.findByText('Running without a background worker')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** In the worker as on the page: one invalid trailer is named, and the others are shown. */
export const OneUnreadableInTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await storyServer()).fetch(request)).json();
        if (new URL(request.url).searchParams.get('upTo') === '5000') {
          const columns = Object.fromEntries(Object.keys(answer.columns).map((name) => [name, []]));
          return Response.json({ ...answer, tooMany: true, columns });
        }
        answer.columns.lat[0] = 'north';
        return Response.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 trailer couldn't be read")).toBeVisible();
    await expect(await canvas.findByText('239 trailers')).toBeVisible();
  },
});

/** Too many trailers to send one by one: the server sends map cells, and the list in pages. All filters apply. */
export const FromTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(withheldFleet),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(list.querySelector('strong')).toHaveTextContent(/./));
    await step('the end of the list loads on scroll', async () => {
      list.focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => {
        const last = list.querySelector('[aria-posinset="240"]');
        expect(last?.querySelector('strong')?.textContent).toMatch(/./);
      });
    });
    await step('a toggle filters the map and the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Flat' }));
      await canvas.findByText(/^\d+ of 240 trailers$/);
    });
    await step('a selected trailer shows its place', async () => {
      const rowOfUnit = () => list.querySelector<HTMLElement>('[role=option]:not([aria-busy], [hidden])');
      await waitFor(() => expect(rowOfUnit()).not.toBeNull());
      await userEvent.click(rowOfUnit() as HTMLElement);
      await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toBeVisible());
    });
    await within(canvasElement).findByText(/^On the map: \d+ trailers, \d+ critical$/);
  },
});

/** Cells fail to load: the last ones stay, with a notice that they are stale. */
export const SquaresFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withheldFleet,
      http.get('/v1/api/map/cells', async ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.get('zoom') === '0') return (await storyServer()).fetch(request);
        return Response.json({ error: { code: 'UNAVAILABLE', message: 'Come back later.' } }, { status: 503 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The map isn't up to date. Couldn't load its markers.")).toBeVisible();
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
});

/** In a container without a height, the widget has its minimum height. */
export const WithoutHeight = Default.extend({
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(async ({ canvas }) => {
    await canvas.findByText('240 trailers');
    await canvas.findByRole('button', { name: 'Zoom in' });
    return canvas.getByRole('radio', { name: 'List' });
  }),
});

/** In a narrow container on a wide page, the drawer of a trailer replaces the map. */
export const DrawerInABox = meta.story({
  parameters: { boxPx: 400 },
  render: (args) => <WithDrawer {...args} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    const [first] = await canvas.findAllByRole('option');
    await userEvent.click(first as HTMLElement);
    await fitsItsBox<typeof story>(() => canvas.findByRole('button', { name: /^Location/ }))(story);
    const drawer = canvas.getByRole('dialog').getBoundingClientRect();
    const box = story.canvasElement.querySelector('[data-box]')?.getBoundingClientRect();
    await expect([drawer.left, drawer.right]).toEqual([box?.left, box?.right]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close trailer details' }));
    await expect(await canvas.findByRole('listbox', { name: 'Trailers' })).toBeVisible();
  },
});
