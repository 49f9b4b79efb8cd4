import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { createStoryMapEngine, storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { FleetMap } from './FleetMap';
import { aPosition, buttonEngine, minutesAgo } from './fleetMap.stories.data';

const meta = preview.meta({
  title: 'Fleet/FleetMap',
  component: FleetMap,
  parameters: { layout: 'fullscreen' },
  args: { engine: buttonEngine, onSelect: fn() },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 520 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const SEVERITIES = ['CRITICAL', 'CAUTION', 'GOOD'] as const;
/** Each severity: moving, parked, and with an old position, and one trailer without recent data. */
const EVERY_LOOK = [
  ...SEVERITIES.flatMap((trailerHealthStatus, row) =>
    [{ speed: 58, gpsHeading: 70 }, { speed: 0 }, { positionReportedAt: minutesAgo(120) }].map((says, column) =>
      aPosition({ id: `${row}${column}`, trailerHealthStatus, lat: 41.9 - row / 4, lng: -87.5 + column / 2, ...says }),
    ),
  ),
  aPosition({ id: '99', lat: 41.15, lng: -87, lastReport: minutesAgo(20_000), positionReportedAt: minutesAgo(20_000) }),
];

/** Severity by shape and color: an arrow while moving, hollow with an old position, dashed without recent data. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { engine: storyMapEngine, trailers: EVERY_LOOK },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On the map: 10 trailers, 3 critical')).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

/** A marker with an old position is hollow, has no heading, and has its age and type in its name. */
export const StalePlaces = meta.story({
  args: { trailers: EVERY_LOOK },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const look = async (name: string) => (await canvas.findByRole('button', { name })).dataset.look;
    await expect(await look('R-00, Reefer Trailer, Critical, 3 min ago')).toBe('moving');
    await expect(await look('R-01, Reefer Trailer, Critical, 3 min ago')).toBe('parked');
    await expect(await look('R-02, Reefer Trailer, Critical, 2 h ago')).toBe('stale');
    await userEvent.hover(canvas.getByRole('button', { name: /^R-02/ }));
    await expect(await within(canvasElement).findByText('58 mph · stale, 2 h')).toBeVisible();
  },
});

const COVERED_PX = 404;
const UNPLACED = aPosition({ id: '7', lat: null, lng: null });

/** Notices and the attribution stay clear of a panel that covers the end of the map. */
export const Covered = meta.story({
  args: {
    engine: storyMapEngine,
    trailers: [...EVERY_LOOK, UNPLACED],
    selectedId: UNPLACED.id,
    coveredPx: COVERED_PX,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1_000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: 'Fleet map' });
    const free = map.getBoundingClientRect().right - COVERED_PX;
    for (const text of [/hasn't reported a position yet/, /Made with Natural Earth/]) {
      const notice = await canvas.findByText(text);
      await waitFor(() => expect(notice.getBoundingClientRect().right).toBeLessThanOrEqual(free));
    }
  },
});

/** The map moves to a place that the user searched for, and labels it. */
export const Place = meta.story({
  args: {
    engine: storyMapEngine,
    trailers: EVERY_LOOK,
    place: { name: 'Joplin, MO', lat: 37.0842, lng: -94.5133 },
    onPlaceClose: fn(),
    onBoundsChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Near Joplin, MO')).toBeVisible();
    await waitFor(() => {
      const [west, south, east, north] = (args.onBoundsChange as ReturnType<typeof fn>).mock.lastCall?.[0] ?? [];
      expect((west + east) / 2).toBeCloseTo(-94.5133, 2);
      expect((south + north) / 2).toBeCloseTo(37.0842, 1);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the place from the map' }));
    await expect(args.onPlaceClose).toHaveBeenCalledOnce();
  },
});

const YARD = (['GOOD', 'GOOD', 'CRITICAL'] as const).map((trailerHealthStatus, id) =>
  aPosition({ id: `${id}`, vehicleTypeId: 3, speed: 0, trailerHealthStatus }),
);

/** Trailers at the same position open as a list, because no zoom would separate them. The keyboard works, too. */
export const OneSpot = meta.story({
  args: { trailers: YARD },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 trailers' }));
    const spot = within(await canvas.findByRole('dialog', { name: '3 trailers here' }));
    const list = spot.getByRole('listbox', { name: 'Trailers here' });
    await expect(list).toHaveFocus();
    await expect(spot.getAllByRole('option')).toHaveLength(3);
    await expect(spot.getByRole('option', { name: /Good.*R-1.*Dry Van.*3 min.*South Bend/ })).toBeVisible();
    // The worst severity is first.
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Escape and × close the list. */
export const SpotCloses = meta.story({
  args: { trailers: YARD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 trailers' }));
    await canvas.findByRole('dialog', { name: '3 trailers here' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 trailers' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

const HUNDREDS = Array.from({ length: 600 }, (_, id) => aPosition({ id: `${id}`, vehicleTypeId: 3, speed: 0 }));

/** Hundreds at the same position: only the rows in view are rendered. */
export const CrowdedSpot = meta.story({
  args: { trailers: HUNDREDS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '600 trailers' }));
    const spot = within(await canvas.findByRole('dialog', { name: '600 trailers here' }));
    await expect(spot.getAllByRole('option').length).toBeLessThan(20);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spot.getByRole('option', { name: /R-599/ })).toBeVisible());
  },
});

/** A cluster splits into its trailers when it is clicked. */
export const ClusterZooms = meta.story({
  args: { trailers: [aPosition({ id: '1' }), aPosition({ id: '2', lat: 41.704 })] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 trailers' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^R-2/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** No trailer has a position. The selected one is named. */
export const NoPosition = meta.story({
  args: { trailers: [aPosition({ id: '1', lat: null, lng: null })], selectedId: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these trailers has reported a position yet.')).toBeVisible();
    await expect(canvas.getByText("R-1 hasn't reported a position yet.")).toBeVisible();
  },
});

/** No trailer matches the filters. */
export const NonePasses = meta.story({
  args: { trailers: [], visible: 240 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers match the filters.')).toBeVisible();
  },
});

/** The fleet has no trailers. */
export const Empty = meta.story({
  args: { trailers: [], visible: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers to show')).toBeVisible();
  },
});

/** The first data is loading. */
export const Loading = meta.story({
  args: { trailers: [], loading: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(canvas.queryByText('No trailers to show')).toBeNull();
  },
});

/** A transparent image instead of tiles from a network. */
const NO_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const satelliteEngine = createStoryMapEngine({ satellite: { url: NO_IMAGE, attribution: '© Example' } });

/** With satellite images configured, a button shows them, below the names of places. */
export const Satellite = Default.extend({
  parameters: { dataTexts: ['© Example'] },
  args: { engine: satelliteEngine },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Satellite' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText(/© Example$/)).toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  args: { engine: storyMapEngine, trailers: EVERY_LOOK },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: 'Zoom in' })),
});
