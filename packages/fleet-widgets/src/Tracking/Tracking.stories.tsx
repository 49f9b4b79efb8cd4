import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyMapEngine, storyWorkerUrl } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW } from '../../../../.storybook/world';
import { largeFleet, withheldFleet } from '../positions/largeFleet.stories.data';
import { TrailerDrawer } from '../TrailerDrawer/TrailerDrawer';
import { Tracking, type TrackingProps } from './Tracking';

/** Keeps the chosen trailer, as a host does in its address. */
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
      <WorldHost>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** Every trailer in sight, worst first, on the map and beside it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** A choice in the list is the choice on the map; the arrow keys move, Enter chooses. */
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

/** Roles that only look have no lists and no pickers; what they search for is listed. */
export const WithoutLists = meta.story({
  decorators: [
    (Story) => (
      <WorldHost can={(subject) => !subject.startsWith('action:')}>
        <Story />
      </WorldHost>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    await expect(canvas.queryByRole('listbox', { name: 'Trailers' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox', { name: 'VIN' })).not.toBeInTheDocument();
    await step('what is searched for is listed', async () => {
      const [trailer] = (await currentWorld()).fleet.trailers;
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), `${trailer?.vin}{Enter}`);
      const list = await canvas.findByRole('listbox', { name: 'Trailers' });
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    });
  },
});

/** Toggles of one kind are alternatives, the kinds all hold; a search that finds nothing says so. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    await step('one kind', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Flat' }));
      await canvas.findByText(/^\d+ of 240 trailers$/);
    });
    await step('a search that finds nothing', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzz{Enter}');
      await expect(await canvas.findByText('None passes the filters that are set.')).toBeVisible();
      await expect(await canvas.findByText('No trailer matches this search.')).toBeVisible();
      await expect(canvas.getByText('No trailer matches')).toBeVisible();
    });
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tracking' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** The positions did not come; trying again may bring them. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The server has no answer to a filter: the filters stay, and another choice is answered. */
export const FilterFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(withheldFleet),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('240 trailers');
    const flat = canvas.getByRole('button', { name: 'Flat' });
    let fails = true;
    msw.use(
      http.get('/v1/api/map/cells', async ({ request }) =>
        fails ? HttpResponse.json({}, { status: 400 }) : (await currentWorld()).fetch(request),
      ),
    );
    await userEvent.click(flat);
    await expect(await canvas.findByText('The fleet did not load')).toBeVisible();
    await expect(flat).toHaveAttribute('aria-pressed', 'true');
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^\d+ of 240 trailers$/)).toBeVisible();
    await userEvent.click(flat);
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
  },
});

/** Changes what the server tells of positions. */
const positionsWith = (change: (answer: PositionsAnswer) => object) =>
  http.get('/v1/api/positions', async ({ request }) =>
    Response.json(change(await (await (await currentWorld()).fetch(request)).json())),
  );
interface PositionsAnswer {
  columns: Record<string, unknown[]>;
}
const noColumns = ({ columns }: PositionsAnswer) => Object.fromEntries(Object.keys(columns).map((name) => [name, []]));

/** Nobody has assigned a trailer yet: no filter is to blame. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(positionsWith((answer) => ({ ...answer, total: 0, whole: true, columns: noColumns(answer) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 trailers')).toBeVisible();
    const list = within(canvas.getByRole('complementary', { name: 'Trailers' }));
    await expect(await list.findByText('No trailers in sight')).toBeVisible();
    await expect(canvas.queryByText('No trailer matches')).toBeNull();
    const map = within(canvas.getByRole('region', { name: 'Fleet map' }));
    await expect(await map.findByText('No trailers in sight')).toBeVisible();
  },
});

/** A cache in the hands of the story, so that it can ask for the next answer when it wants one. */
let client = createWidgetQueryClient();

/** A refresh failed: the last positions stay, with their time and a way to try again. */
export const Stale = meta.story({
  decorators: [
    (Story) => (
      <WorldHost queryClient={client}>
        <Story />
      </WorldHost>
    ),
  ],
  beforeEach() {
    client = createWidgetQueryClient();
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('240 trailers');
    msw.use(...apiFails(400));
    await client.invalidateQueries({ queryKey: ['positions'] });
    await expect(await canvas.findByText('Positions are not up to date')).toBeVisible();
    await expect(canvas.getByText(/These are from .* CST/)).toBeVisible();
    await expect(canvas.getByText('240 trailers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A row tells type and full VIN; a load that is not weighed, and an ABS fault that is not critical yet. */
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
    await expect(row).toHaveAccessibleName(/Critical.*LG704218.*Dry Van.*Loaded.*ABS fault, caution/);
    await expect(row).toHaveAccessibleDescription('VIN 1UYVS2530LG704218');
  },
});

/** The role has no fleet. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <WorldHost as="dealer@gladhand.example">
        <Story />
      </WorldHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet is not open to your role')).toBeVisible();
  },
});

/** One trailer of many has a latitude that is no number: that one is named, the others live. */
export const OneUnreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await currentWorld()).fetch(request)).json();
        answer.columns.lat[0] = 'north';
        return Response.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 trailer cannot be read')).toBeVisible();
    await expect(canvas.getByText(/its last answer made no sense, so it is neither shown nor counted/)).toBeVisible();
    await expect(canvas.getByText('239 trailers')).toBeVisible();
  },
});

const withoutRefreshing = (feature: string) => feature !== 'MapRefreshing';

/** Positions that do not refresh by themselves are asked for by a button. */
export const RefreshedWhenAsked = meta.story({
  render: (args) => (
    <WorldHost hasFeature={withoutRefreshing}>
      <Screen {...args} />
    </WorldHost>
  ),
  play: async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole('button', { name: 'Refresh positions' });
    const asked = fn();
    msw.use(http.get('/v1/api/positions', () => asked()));
    await userEvent.click(button);
    await waitFor(() => expect(asked).toHaveBeenCalled());
  },
});

/** No WebGL, a blocked worker, a script that does not come: the list stays. */
export const MapCannotStart = meta.story({
  args: {
    engine: async () => {
      throw new Error('WebGL is off');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map could not start')).toBeVisible();
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone map and list take turns. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(await canvas.findByRole('region', { name: 'Fleet map' })).toBeVisible();
  },
});

/** A trailer that is chosen in the list of a phone: its drawer is seen, and the list is back when it closes. */
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: function WithDrawer(args) {
    const [vin, setVin] = useState<string>();
    const detail = vin && <TrailerDrawer vin={vin} onClose={() => setVin(undefined)} />;
    return <Tracking {...args} vin={vin} onVinChange={setVin} detail={detail} />;
  },
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

/** VIN and unit ID are two names of one trailer: choosing one sets the other, clearing one clears both. */
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

/** More than 5,000 trailers are read, judged, filtered and clustered in a worker: nothing of the screen is missing. */
export const InTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await expect(canvas.queryByText('This page does without its background worker')).toBeNull();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await step('a search that finds one', async () => {
      // a row on its way has no name yet
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

/** A policy forbids the worker, or it is not there: this thread does its work, and says so. */
export const WorkerBlocked = meta.story({
  args: { workerUrl: '/no-such-worker.js' },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await expect(await canvas.findByText('This page does without its background worker')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** In the worker as on the page: one trailer that makes no sense is named, the others live. */
export const OneUnreadableInTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await currentWorld()).fetch(request)).json();
        if (new URL(request.url).searchParams.get('upTo') === '5000') {
          const columns = Object.fromEntries(Object.keys(answer.columns).map((name) => [name, []]));
          return Response.json({ ...answer, tooMany: true, columns });
        }
        answer.columns.lat[0] = 'north';
        return Response.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 trailer cannot be read')).toBeVisible();
    await expect(await canvas.findByText('239 trailers')).toBeVisible();
  },
});

/** Too many to be sent one by one: the server tells squares of the map, and the list page by page. The filters all hold. */
export const FromTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(withheldFleet),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(list.querySelector('strong')).toHaveTextContent(/./));
    await step('the end of the list comes when it is looked at', async () => {
      list.focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => {
        const last = list.querySelector('[aria-posinset="240"]');
        expect(last?.querySelector('strong')?.textContent).toMatch(/./);
      });
    });
    await step('a toggle narrows map and list alike', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Flat' }));
      await canvas.findByText(/^\d+ of 240 trailers$/);
    });
    await step('a choice shows its own place', async () => {
      const rowOfUnit = () => list.querySelector<HTMLElement>('[role=option]:not([aria-busy], [hidden])');
      await waitFor(() => expect(rowOfUnit()).not.toBeNull());
      await userEvent.click(rowOfUnit() as HTMLElement);
      await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toBeVisible());
    });
    await within(canvasElement).findByText(/^On the map: \d+ trailers, \d+ critical$/);
  },
});

/** The squares do not come: what is there stays, and says that it is old. */
export const SquaresFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withheldFleet,
      http.get('/v1/api/map/cells', async ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.get('zoom') === '0') return (await currentWorld()).fetch(request);
        return Response.json({ error: { code: 'UNAVAILABLE', message: 'Come back later.' } }, { status: 503 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map is not up to date: its marks did not load.')).toBeVisible();
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
});
