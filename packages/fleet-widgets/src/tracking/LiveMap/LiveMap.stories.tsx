import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine, storyWorkerUrl } from '#storybook/map';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { BOSS, type VisitsOfStory, withVisits } from '../../geofences/visits.stories.data';
import type { MapEngineFactory, MapEvents } from '../../map/mapEngine';
import { largeFleet } from '../../positions/largeFleet.stories.data';
import { EMPTY_TRACKING_VIEW } from '../../positions/trackingView';
import { LiveMap } from './LiveMap';

const meta = preview.meta({
  title: 'Fleet/Live map',
  component: LiveMap,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, onVinChange: fn() },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** All visible trailers, on a map that refreshes itself. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On the map: 240 trailers', { exact: false })).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(await canvas.findByText(/^Updated/)).toBeVisible();
  },
});

/** The list shows the same trailers as the map. A button opens it, arrow keys select, and Escape returns to the map. */
export const ListByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'List' });
    await step('opens the list', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByText('240 trailers')).toBeVisible();
    });
    await step('selects a trailer', async () => {
      const list = await canvas.findByRole('listbox', { name: 'Trailers' });
      await userEvent.tab();
      await userEvent.tab();
      await expect(list).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const chosen = await within(list).findByRole('option', { selected: true });
      await expect(chosen).toHaveAttribute('aria-posinset', '2');
      await expect(args.onVinChange).toHaveBeenCalledWith(expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/));
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
});

let events: MapEvents | undefined;
/** The engine of all stories, with the events of its map. */
const pressable: MapEngineFactory = (element, options) => {
  events = options.events;
  return storyMapEngine(element, options);
};
let yard: VisitsOfStory;

/** Geofences below the trailers. One that is pressed has a card with the trailers in it. */
export const Geofences = meta.story({
  args: { engine: pressable, onGeofencesChange: fn() },
  beforeEach: async () => {
    yard = await withVisits();
  },
  render: (args) => (
    <StoryHost as={BOSS} links={{ geofence: ({ customerId }) => `#geofences-of-${customerId}` }}>
      <LiveMap {...args} />
    </StoryHost>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Geofences' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onGeofencesChange).toHaveBeenCalledWith(true);
    await waitFor(async () => {
      events?.onMarker(`geofence:${yard.geofenceId}`);
      await expect(canvas.getByRole('region', { name: 'Toledo yard' })).toBeVisible();
    });
    const card = within(canvas.getByRole('region', { name: 'Toledo yard' }));
    await expect(card.getByText('1 trailer now')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open geofence' })).toHaveAttribute('href', '#geofences-of-1');
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'Toledo yard' })).toBeNull();
  },
});

/** An administrator of several customers chooses one first; nothing is requested before. */
export const GeofencesOfNoCustomer = meta.story({
  args: { geofences: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a customer to see its geofences.')).toBeVisible();
  },
});

/** Users without access to geofences have no such layer. */
export const WithoutGeofences = meta.story({
  args: { geofences: true },
  render: (args) => (
    <StoryHost can={(subject) => subject !== 'geofencesV2'}>
      <LiveMap {...args} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(canvas.queryByRole('button', { name: 'Geofences' })).toBeNull();
    await expect(canvas.queryByText(/Choose a customer/)).toBeNull();
  },
});

/** The host chooses the trailers on the map. */
export const Chosen = meta.story({
  args: { view: { ...EMPTY_TRACKING_VIEW, toggles: ['reeferTrailer'] }, label: 'Reefers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByText(/^\d+ of 240 trailers$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Reefers' })).toBeVisible();
  },
});

/** A fleet that is too large for the page is held in the worker. */
export const InTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(list.querySelector('strong')).toHaveTextContent(/./));
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(canvas.queryByRole('button', { name: 'List' })).toBeNull();
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

/** A user without access to the fleet sees a message. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => {
    const refused = { error: { code: 'FORBIDDEN', message: 'Your role does not see the fleet.' } };
    msw.use(http.get('/v1/api/positions', () => HttpResponse.json(refused, { status: 403 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the fleet")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
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
    await canvas.findByText(/^Updated/);
    msw.use(...apiFails(400));
    await refetch(client, 'positions');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** In a narrow column the list covers the map. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByRole('listbox', { name: 'Trailers' })).toBeVisible();
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
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: 'List' })),
});
