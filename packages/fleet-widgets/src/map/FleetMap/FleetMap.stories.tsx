import { expect, fn, waitFor, within } from 'storybook/test';
import { storyMapEngine } from '../../../../../.storybook/map';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { FleetMap } from './FleetMap';
import { aPosition, buttonEngine, minutesAgo } from './fleetMap.stories.data';

const meta = preview.meta({
  title: 'Fleet/FleetMap',
  component: FleetMap,
  parameters: { layout: 'fullscreen' },
  args: { engine: buttonEngine, onSelect: fn() },
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 520 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

const SEVERITIES = ['CRITICAL', 'CAUTION', 'GOOD'] as const;
/** Each severity: driving, standing, and with a place that is old; and one that nothing is known of. */
const EVERY_LOOK = [
  ...SEVERITIES.flatMap((trailerHealthStatus, row) =>
    [{ speed: 58, gpsHeading: 70 }, { speed: 0 }, { positionReportedAt: minutesAgo(120) }].map((says, column) =>
      aPosition({ id: `${row}${column}`, trailerHealthStatus, lat: 41.9 - row / 4, lng: -87.5 + column / 2, ...says }),
    ),
  ),
  aPosition({ id: '99', lat: 41.15, lng: -87, lastReport: minutesAgo(20_000), positionReportedAt: minutesAgo(20_000) }),
];

/** Severity by shape and colour; an arrow while it drives; hollow when the place is old, dashed when nothing is known. */
export const Default = meta.story({
  args: { engine: storyMapEngine, trailers: EVERY_LOOK },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On the map: 10 trailers, 3 critical')).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

/** A place that is old is drawn as such, says nothing about driving, and tells its age with its type. */
export const StalePlaces = meta.story({
  args: { trailers: EVERY_LOOK },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const look = async (name: string) => (await canvas.findByRole('button', { name })).dataset.look;
    await expect(await look('R-00, Reefer Trailer, Critical, 3 minutes ago')).toBe('moving');
    await expect(await look('R-01, Reefer Trailer, Critical, 3 minutes ago')).toBe('standing');
    await expect(await look('R-02, Reefer Trailer, Critical, 2 hours ago')).toBe('stale');
    await userEvent.hover(canvas.getByRole('button', { name: /^R-02/ }));
    await expect(await within(canvasElement).findByText('58 mph · stale, 2 h')).toBeVisible();
  },
});

const YARD = (['GOOD', 'GOOD', 'CRITICAL'] as const).map((trailerHealthStatus, id) =>
  aPosition({ id: `${id}`, vehicleTypeId: 3, speed: 0, trailerHealthStatus }),
);

/** Trailers on one spot open as a list, by keyboard too; no zoom would part them. */
export const OneSpot = meta.story({
  args: { trailers: YARD },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 together' }));
    const spot = within(await canvas.findByRole('dialog', { name: '3 trailers here' }));
    const list = spot.getByRole('listbox', { name: 'Trailers here' });
    await expect(list).toHaveFocus();
    await expect(spot.getAllByRole('option')).toHaveLength(3);
    await expect(spot.getByRole('option', { name: /Good.*R-1.*Dry Van.*3 min.*South Bend/ })).toBeVisible();
    // worst first
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Escape and the × close the list of a spot. */
export const SpotCloses = meta.story({
  args: { trailers: YARD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 together' }));
    await canvas.findByRole('dialog', { name: '3 trailers here' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 together' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

const HUNDREDS = Array.from({ length: 600 }, (_, id) => aPosition({ id: `${id}`, vehicleTypeId: 3, speed: 0 }));

/** Hundreds on one spot: only the rows in view are drawn. */
export const CrowdedSpot = meta.story({
  args: { trailers: HUNDREDS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '600 together' }));
    const spot = within(await canvas.findByRole('dialog', { name: '600 trailers here' }));
    await expect(spot.getAllByRole('option').length).toBeLessThan(20);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spot.getByRole('option', { name: /R-599/ })).toBeVisible());
  },
});

/** Trailers that stand close come apart when their mark is opened. */
export const ClusterZooms = meta.story({
  args: { trailers: [aPosition({ id: '1' }), aPosition({ id: '2', lat: 41.704 })] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 together' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^R-2/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** None of them has a place; the chosen one says so by name. */
export const NoPosition = meta.story({
  args: { trailers: [aPosition({ id: '1', lat: null, lng: null })], selectedId: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these trailers has reported a position.')).toBeVisible();
    await expect(canvas.getByText('R-1 has not reported a position yet.')).toBeVisible();
  },
});

/** Filters let none through. */
export const NonePasses = meta.story({
  args: { trailers: [], inSight: 240 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None passes the filters that are set.')).toBeVisible();
  },
});

/** There is no trailer. */
export const Empty = meta.story({
  args: { trailers: [], inSight: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers in sight')).toBeVisible();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  args: { trailers: [], loading: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(canvas.queryByText('No trailers in sight')).toBeNull();
  },
});
