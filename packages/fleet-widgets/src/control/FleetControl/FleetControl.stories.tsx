import type { ControlFilter } from '@gladhand/domain/control';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine, storyWorkerUrl } from '#storybook/map';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode, noPicture } from '#storybook/visual';
import { largeFleet, withheldFleet } from '../../positions/largeFleet.stories.data';
import { FleetControl, type FleetControlProps } from './FleetControl';

const links = { trailer: (vin: string) => `#/tracking/${vin}` };

/** Keeps the filter, as a host does in a cookie. */
function Screen(props: FleetControlProps) {
  const [filter, setFilter] = useState<ControlFilter>(props.filter ?? {});
  return (
    <FleetControl
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next);
        props.onFilterChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Fleet/FleetControl',
  component: FleetControl,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, trackingHref: '#/tracking', onFilterChange: fn(), onFollow: fn() },
  render: (args) => <Screen {...args} />,
  decorators: [
    (Story) => (
      <StoryHost links={links}>
        <div style={{ blockSize: '100vh' }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const number = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${name}:? [\\d,]+$`) });
/** The count as it is written at the end of the button's name. */
const shownCount = (button: HTMLElement) => /[\d,]+$/.exec(button.ariaLabel ?? button.textContent ?? '')?.[0] ?? '';
const countOf = (button: HTMLElement) => Number(shownCount(button).replaceAll(',', ''));
const listOf = (canvas: Canvas) => canvas.findByRole('region', { name: 'Counted trailers' });

/** Clicks a count and checks that the list has exactly that many trailers. */
async function leadsToItsTrailers(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
) {
  const button = await number(canvas, name);
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => {
    const status = within(await listOf(canvas)).getByRole('status');
    await expect(status).toHaveTextContent(`${shownCount(button)} listed`);
  });
  const count = countOf(button);
  if (count > 0) {
    const [first] = await within(await listOf(canvas)).findAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', String(count));
  }
  await userEvent.click(button);
  return count;
}

/** Shows at a glance where the trailers are and what is wrong with them. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const all = countOf(await number(canvas, 'Trailers'));
    await expect(all).toBeGreaterThan(200);
    const severities = ['Critical', 'Caution', 'Good', 'Unknown'];
    const parts = await Promise.all(severities.map(async (name) => countOf(await number(canvas, name))));
    await expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
    await expect(await canvas.findByRole('heading', { name: 'Urgent issues' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in Tracking' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** A click on a count opens the list of its trailers, and another click closes it. */
export const NumbersLead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await number(canvas, 'Trailers');
    const names = [
      'Critical',
      'Unknown',
      'ABS: no faults',
      'ABS: faults',
      'Battery: alerts',
      'Any system: faults',
      'Untethered and moving',
      'Moving now',
      'Parked over 3 days',
      'Battery notice',
      'Trailers',
    ];
    for (const name of names) await leadsToItsTrailers(canvas, userEvent, name);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Counted trailers' })).toBeNull());
  },
});

/** The list replaces the urgent issues and their count. The focus moves to it, and back when it closes. */
export const AllUrgentIssues = meta.story({
  play: async ({ canvas, userEvent }) => {
    const urgent = await number(canvas, 'Urgent issues');
    const count = countOf(urgent);
    urgent.focus();
    await userEvent.keyboard('{Enter}');
    const list = await listOf(canvas);
    await expect(within(list).getByRole('status')).toHaveTextContent(`${count} listed`);
    const close = within(list).getByRole('button', { name: 'Close list' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await number(canvas, 'Urgent issues')).toHaveFocus());
  },
});

/** While a count is selected, the others include only its trailers. */
export const Narrowing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const critical = await number(canvas, 'Critical');
    const count = countOf(critical);
    await userEvent.click(critical);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(expect.objectContaining({ severities: ['critical'] }));
    const faults = await number(canvas, 'ABS: faults');
    await expect(countOf(faults)).toBeLessThanOrEqual(count);
    await userEvent.click(faults);
    const list = await listOf(canvas);
    await expect(within(list).getByRole('heading')).toHaveTextContent(/^Critical · ABS: faults/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(countOf(await number(canvas, 'Critical'))).toBe(count);
  },
});

/** A count, its list and a trailer can all be reached by keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const good = await number(canvas, 'Good');
    good.focus();
    await userEvent.keyboard('{Enter}');
    await expect(good).toHaveFocus();
    const list = await listOf(canvas);
    within(list).getByRole('button', { name: 'Close list' }).focus();
    await userEvent.tab();
    const rows = () => within(list).getAllByRole('link');
    await expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    await userEvent.keyboard('{End}');
    const size = String(countOf(good));
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', size));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith(expect.stringMatching(/^#\/tracking\/[A-Z0-9]{17}$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Counted trailers' })).toBeNull());
  },
});

/** The filters of the bar narrow every count. Chips show active filters and remove them. */
export const Filtered = meta.story({
  args: { filter: { tether: ['untethered'], connectivity: ['GOOD'] } },
  play: async ({ canvas, userEvent }) => {
    const narrowed = countOf(await number(canvas, 'Trailers'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Tether' }));
    await waitFor(async () => expect(countOf(await number(canvas, 'Trailers'))).toBeGreaterThan(narrowed));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const filters = await canvas.findByRole('group', { name: 'Dashboard filters' });
    await expect(within(filters).getByRole('combobox', { name: 'VINs' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull());
  },
});

const WITHHELD = ['DisplaySensorConnectivityFilter', 'DisplayBatteryStatusFilter'];

/** Filters whose feature is off are not offered, but one that was set before can be removed. */
export const FiltersWithheld = meta.story({
  args: { filter: { battery: ['CRITICAL'] } },
  decorators: [
    (Story) => (
      <StoryHost links={links} hasFeature={(name) => !WITHHELD.includes(name)}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    const filters = within(await canvas.findByRole('group', { name: 'Dashboard filters' }));
    await expect(filters.getByRole('combobox', { name: /Tether/ })).toBeVisible();
    await expect(filters.queryByRole('combobox', { name: /Connectivity/ })).toBeNull();
    await expect(filters.getByRole('combobox', { name: /Battery/ })).toBeVisible();
  },
});

/** Finds a single trailer by its unit ID. */
export const OneTrailer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await number(canvas, 'Trailers');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const vins = await canvas.findByRole('combobox', { name: 'VINs' });
    await userEvent.click(vins);
    const [first] = await within(canvasElement.ownerDocument.body).findAllByRole('option');
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => expect(countOf(await number(canvas, 'Trailers'))).toBe(1));
    await expect(canvas.getByRole('button', { name: 'Remove filter Trailer' })).toBeVisible();
  },
});

/** Users hide and show items and whole widgets. */
export const PutAway = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await number(canvas, 'Moving now');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Widgets' }));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Moving now' }));
    await expect(canvas.queryByRole('button', { name: /^Moving now/, hidden: true })).toBeNull();
    for (const name of ['Urgent Issues', 'Security', 'Recommended Maintenance', 'Trailer Utilization']) {
      const box = page.getByRole('checkbox', { name });
      await userEvent.click(box);
      if ((box as HTMLInputElement).checked) await userEvent.click(box);
    }
    for (const name of ['Urgent issues', 'Security', 'Recommended maintenance', 'Trailer utilization']) {
      await expect(canvas.queryByRole('heading', { name, hidden: true })).toBeNull();
    }
    await userEvent.click(page.getByRole('checkbox', { name: 'Security' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Security' })).toBeVisible();
  },
});

/** The host keeps the hidden items. */
export const SecurityOnly = meta.story({
  args: {
    hiddenItems: [
      'urgentAbs',
      'urgentTireInflation',
      'urgentLights',
      'urgentBattery',
      'urgentWheelEnd',
      'urgentTireTemperature',
      'serviceAbs',
      'serviceTireInflation',
      'serviceBattery',
      'serviceWheelEnd',
      'moving',
      'standingUnderOneDay',
      'standingOneToThreeDays',
      'standingOverThreeDays',
      'movementUnknown',
      'simSuspended',
    ],
  },
  play: async ({ canvas }) => {
    await number(canvas, 'Untethered and moving');
    await expect(canvas.queryByRole('heading', { name: 'Urgent issues' })).toBeNull();
  },
});

/** Trailers whose SIM is suspended have a number of their own, and say so in their list. */
export const SuspendedTrailers = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  async beforeEach() {
    const { addSims, answerSims } = await storyServer();
    await addSims();
    const { sims } = await storyServerApi('admin@gladhand.example');
    const page = await sims.list({
      filter: { state: 'active' },
      paginationInput: { pageSize: 12, pageNumber: 1 },
    });
    const target = { action: 'suspend', iccids: page.sims.map(({ iccid }) => iccid) };
    const { sims: count } = await sims.target(target);
    await sims.change({ batchId: '01930007-0000-7000-8000-0000000000b2', target, sims: count });
    await answerSims();
  },
  play: async ({ canvas, userEvent }) => {
    const count = await leadsToItsTrailers(canvas, userEvent, 'Suspended');
    await expect(count).toBeGreaterThan(4);
    await userEvent.click(await number(canvas, 'Suspended'));
    const list = within(await listOf(canvas));
    await expect((await list.findAllByText('SIM suspended, so it can’t report'))[0]).toBeVisible();
  },
});

/** All trailers are healthy. */
export const AllGood = meta.story({
  args: { filter: { health: ['GOOD'], connectivity: ['GOOD'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No urgent issues')).toBeVisible();
    await expect(countOf(await number(canvas, 'Critical'))).toBe(0);
  },
});

const nothing = { asOf: '2026-11-17T15:12:00.000Z', cursor: 'c', total: 0, whole: true, columns: {} };

/** The user has no access to any trailer. */
export const Nothing = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/v1/api/positions', () => HttpResponse.json(nothing)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers to show')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Good:/ })).toBeNull();
  },
});

/** Until the first response arrives, every panel is in place without its counts. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiHangs());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fleet Control' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Critical:/ })).toBeNull();
  },
});

/** The server responds with errors. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiFails(400));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fleet Control couldn't be loaded")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The user's role has no access to the fleet. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    const refused = { error: { code: 'FORBIDDEN', message: 'Your role does not see the fleet.' } };
    msw.use(http.get('/v1/api/positions', () => HttpResponse.json(refused, { status: 403 })));
    msw.use(graphqlFails('FORBIDDEN', 'Your role does not see the fleet.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to Fleet Control")).toBeVisible();
  },
});

/** A query client that lets the story trigger a refetch. */
let client = createWidgetQueryClient();
const askAgain = () => refetch(client, 'positions');
const withClient = {
  decorators: [
    (Story: () => React.ReactNode) => (
      <StoryHost links={links} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
};

/** A refresh fails: the last counts stay, with their time and a retry button. */
export const Stale = meta.story({
  ...withClient,
  beforeEach() {
    client = createWidgetQueryClient();
  },
  play: async ({ canvas, msw }) => {
    const count = countOf(await number(canvas, 'Good'));
    msw.use(...apiFails(400));
    await askAgain();
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText(/Showing data from .* CST\.$/)).toBeVisible();
    await expect(countOf(await number(canvas, 'Good'))).toBe(count);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A refresh that changes the order keeps the focus on its trailer. */
export const RefreshKeepsFocus = meta.story({
  ...withClient,
  beforeEach() {
    client = createWidgetQueryClient();
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await number(canvas, 'Good'));
    const list = await listOf(canvas);
    const third = (await within(list).findAllByRole('link'))[2] as HTMLElement;
    third.focus();
    const name = third.textContent;
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (
          await (await storyServer()).fetch(new Request(request.url.split('?')[0] ?? '', request))
        ).json();
        const first = answer.columns.unitId.indexOf(
          within(list).getAllByRole('link')[0]?.querySelector('strong')?.textContent,
        );
        answer.columns.unitId[first] = 'ZZ 999';
        return HttpResponse.json(answer);
      }),
    );
    await askAgain();
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '2'));
    await expect(document.activeElement).toHaveTextContent(name ?? '');
  },
});

/** With more than 5,000 trailers, a worker evaluates, counts and clusters them. Every count still opens its list. */
export const InTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas, userEvent }) => {
    const count = await leadsToItsTrailers(canvas, userEvent, 'Critical');
    await expect(count).toBeGreaterThan(0);
    await leadsToItsTrailers(canvas, userEvent, 'Moving now');
    await expect(countOf(await number(canvas, 'Urgent issues'))).toBeGreaterThan(0);
    await expect(canvas.queryByText('Running without a background worker')).toBeNull();
    await canvas.findByText(/^On the map: \d+ trailers, \d+ critical$/);
  },
});

/** The worker can't start, so the page evaluates the fleet itself and shows a notice. */
export const WorkerBlocked = meta.story({
  args: { workerUrl: '/no-such-worker.js' },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas }) => {
    await number(canvas, 'Critical');
    await expect(await canvas.findByText('Running without a background worker')).toBeVisible();
  },
});

/** The fleet is too large to send, so the server counts it and sends map cells and lists page by page. */
export const FromTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(withheldFleet),
  play: async ({ canvas, userEvent, args, step }) => {
    for (const name of ['Critical', 'ABS: no faults', 'Parked over 3 days']) {
      await leadsToItsTrailers(canvas, userEvent, name);
    }
    await step('the end of a list loads on scroll', async () => {
      await userEvent.click(await number(canvas, 'Good'));
      const list = await listOf(canvas);
      const [first] = await within(list).findAllByRole('link');
      (first as HTMLElement).focus();
      await userEvent.keyboard('{End}');
      const size = countOf(await number(canvas, 'Good'));
      const last = () => list.querySelector(`[data-index="${size - 1}"]`);
      await waitFor(() => expect(last()?.tagName).toBe('A'));
      await waitFor(() => expect(last()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onFollow).toHaveBeenCalledWith(expect.stringMatching(/^#\/tracking\/[A-Z0-9]{17}$/));
    });
    await step('a trailer is found by its name', async () => {
      const [first] = await within(await listOf(canvas)).findAllByRole('link');
      const unitId = first?.querySelector('strong')?.textContent;
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      await userEvent.type(await canvas.findByRole('combobox', { name: 'VINs' }), unitId ?? '');
      const page = within(canvas.getByRole('group', { name: 'Dashboard filters' }).ownerDocument.body);
      await userEvent.click(await page.findByRole('option', { name: new RegExp(`^${unitId}`) }));
      await waitFor(async () => expect(countOf(await number(canvas, 'Trailers'))).toBe(1));
    });
  },
});

/** A later request for counts fails: the last counts stay, with their time. */
export const CountsFail = meta.story({
  ...withClient,
  beforeEach({ msw }) {
    client = createWidgetQueryClient();
    msw.use(withheldFleet);
  },
  play: async ({ canvas, msw }) => {
    await number(canvas, 'Critical');
    const refused = { error: { code: 'BAD_USER_INPUT', message: 'Come back later.' } };
    msw.use(http.post('/v1/api/control/counts', () => Response.json(refused, { status: 400 })));
    await refetch(client, 'tracked');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await number(canvas, 'Critical');
  },
});

/** The customer of a saved filter is no longer visible, so all customers are shown. */
export const CustomerGone = meta.story({
  args: { filter: { customerId: 999_999 } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(countOf(await number(canvas, 'Trailers'))).toBeGreaterThan(200));
  },
});

/** No trailer matches the filter, and the map shows a message. */
export const NonePasses = meta.story({
  args: { filter: { vins: ['1UYVS2530LG000000'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers match the filters.')).toBeVisible();
    await expect(canvas.queryByText('No trailers to show')).toBeNull();
  },
});

/** The response contains an invalid trailer: a notice names it, and the others are counted. */
export const OneUnreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await storyServer()).fetch(request)).json();
        answer.columns.lat[0] = 'north';
        return HttpResponse.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 trailer couldn't be read")).toBeVisible();
    await expect(canvas.getByText(/the last report couldn't be read, so it isn't shown or counted/)).toBeVisible();
    await number(canvas, 'Good');
  },
});

/** All names are very long. */
export const LongNames = meta.story({
  beforeEach({ msw }) {
    const long = (text: string | null) =>
      `${text} of the Northern Great Plains Intermodal Drayage and Cold Storage Division`;
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await storyServer()).fetch(request)).json();
        answer.columns.unitId = answer.columns.unitId.map(long);
        answer.columns.address = answer.columns.address.map(long);
        return HttpResponse.json(answer);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await number(canvas, 'Critical');
    const section = canvas.getByRole('heading', { name: 'Urgent issues' }).closest('section') as HTMLElement;
    await expect(section.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    );
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  },
});

/** Without the feature, only the totals are shown. */
export const TotalsOnly = meta.story({
  decorators: [
    (Story) => (
      <StoryHost links={links} hasFeature={() => false}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await number(canvas, 'Critical');
    await expect(canvas.queryByRole('heading', { name: 'Faults by system' })).toBeNull();
  },
});

const narrow = (inlineSize: number) => ({
  decorators: [
    (Story: () => React.ReactNode) => (
      <div style={{ inlineSize, blockSize: 844, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
});

/** In a column of 390 px. */
export const Narrow390 = meta.story({
  ...narrow(390),
  play: async ({ canvas }) => {
    await number(canvas, 'Critical');
    const body = canvas.getByRole('heading', { name: 'Urgent issues' }).closest('section') as HTMLElement;
    await expect(body.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  },
});

/** In a column of 320 px. */
export const Narrow320 = meta.story({
  ...narrow(320),
  play: async ({ canvas }) => {
    await number(canvas, 'Critical');
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
});

/** In the dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await number(canvas, 'Critical');
  },
});

/** Read-only roles see totals and the map. A count narrows the map but opens no list. */
export const WithoutLists = meta.story({
  decorators: [
    (Story) => (
      <StoryHost can={(subject) => !subject.startsWith('action:')}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const critical = await number(canvas, 'Critical');
    await expect(canvas.queryByRole('heading', { name: 'Urgent issues' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(critical);
    await expect(critical).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('region', { name: 'Counted trailers' })).not.toBeInTheDocument();
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
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { name: 'Urgent issues' })),
});
