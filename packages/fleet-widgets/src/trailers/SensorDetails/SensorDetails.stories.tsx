import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import {
  absFaultsAnswer,
  activityLogAnswers,
  aLogEntry,
  anAbsFault,
  apiFails,
  apiHangs,
  aTrailerDetail,
  graphqlFails,
  trailerDetailAnswers,
} from '@gladhand/domain/testing';
import { SensorType, type SensorTypeWord, sensorsOfFamily } from '@gladhand/domain/trailers';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { TRAILER_DRAWER_PX } from '../../internal/trailerDrawerWidth';
import { SensorDetails } from './SensorDetails';
import { ago, EVERY_SENSOR, faultReports, longDrive, silentTrailer, wheelTrailer } from './sensorDetails.stories.data';

const VIN = '1UYVS2530LG704218';

const meta = preview.meta({
  title: 'Fleet/SensorDetails',
  component: SensorDetails,
  parameters: { layout: 'fullscreen' },
  args: { vin: VIN, sensorTypeId: SensorType.AbsFault, onSensorChange: fn(), onClose: fn() },
  decorators: [
    (Story, { parameters }) => (
      <StoryHost {...parameters.host}>
        <div style={{ position: 'relative', blockSize: 860 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

interface RealProps {
  sensorTypeId: number | undefined;
  onSensorChange: (id: number) => void;
  onClose: () => void;
}

/** A trailer of the server whose device reported a trip and faults. All data comes from the real API. */
function Real({ sensorTypeId, onSensorChange, onClose }: RealProps) {
  const [vin, setVin] = useState<string>();
  const [sensor, setSensor] = useState(sensorTypeId);
  useEffect(() => {
    void storyServer().then(async (server) => {
      const trailer = sensorTypeId === SensorType.TirePressure ? wheelTrailer(server) : silentTrailer(server);
      await server.report([...faultReports(trailer.serialNumber), ...longDrive(trailer.serialNumber, 130)]);
      setVin(trailer.vin);
    });
  }, [sensorTypeId]);
  if (!vin) return null;
  return (
    <SensorDetails
      vin={vin}
      sensorTypeId={sensor}
      onSensorChange={(id) => {
        setSensor(id);
        onSensorChange(id);
      }}
      onClose={onClose}
    />
  );
}

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByText'>;
const rowsOf = (grid: HTMLElement) => within(grid).getAllByRole('row').slice(1);
const faultGrid = (canvas: Canvas) => canvas.findByRole('grid', { name: 'ABS faults' });

/** Shows active faults first; all faults, age, level and every column of the record on demand. */
export const AbsFaults = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: (args) => <Real {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const grid = await faultGrid(canvas);
    await waitFor(() => expect(rowsOf(grid)).toHaveLength(2));
    await expect(rowsOf(grid)[0]).toHaveTextContent('Supply voltage below 8 V');
    await expect(rowsOf(grid)[1]).toHaveTextContent('Wheel speed sensor C shorted or open');
    for (const row of rowsOf(grid)) await expect(row).toHaveTextContent('Active');
    await step('shows all faults', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show all faults' }));
      await waitFor(() => expect(canvas.getByText('7 faults')).toBeVisible());
      await expect(rowsOf(grid)).toHaveLength(7);
    });
    await step('filters by level', async () => {
      await userEvent.click(
        within(canvas.getByRole('group', { name: 'Level' })).getByRole('button', { name: 'Component' }),
      );
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
      await userEvent.click(within(canvas.getByRole('group', { name: 'Level' })).getByRole('button', { name: 'ABS' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(4));
    });
    await step('filters by age', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Last 31 Days' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
      await userEvent.click(canvas.getByRole('button', { name: 'Last 24 Hours' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(2));
    });
  },
});

/** A hundred reports per page; older ones load on demand, to the end of the data. */
export const Battery = meta.story({
  args: { sensorTypeId: SensorType.TrailerBattery },
  render: (args) => <Real {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('figure', { name: /^Trailer Battery/ })).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'Reports of Trailer Battery' });
    await expect(rowsOf(grid)[0]).toHaveTextContent('11.7 V');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load older reports' }));
    await expect(await canvas.findByText('End of data')).toBeVisible();
  },
});

/** Each tire on the trailer's own axles: low pressure, flat, no reading and out of range look different. */
export const TirePressures = meta.story({
  args: { sensorTypeId: SensorType.TirePressure },
  render: (args) => <Real {...args} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Tire pressures' });
    const rowOf = (label: string) => within(table).getByRole('row', { name: new RegExp(`^${label} `) });
    await expect(rowOf('Roadside Front, outer')).toHaveTextContent('101.3 psi, good');
    await expect(rowOf('Curbside Front, inner')).toHaveTextContent('78.4 psi, critical');
    await expect(rowOf('Roadside Rear, outer')).toHaveTextContent('no reading');
    await expect(rowOf('Curbside Rear, inner')).toHaveTextContent("N/A, above the sensor's range of 900 psi");
    await expect(rowOf('Curbside Rear, outer')).toHaveTextContent('88.2 psi, caution');
  },
});

/** Each tab is a sensor; the host stores the selected one. */
export const TabsByKeyboard = meta.story({
  render: (args) => <Real {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'ABS' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Sensor details' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(tab).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onSensorChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

const detail = (undercarriage: string, says: Parameters<typeof aTrailerDetail>[0] = {}) =>
  aTrailerDetail(
    {
      undercarriage,
      wheelEndReportedAt: ago(4),
      wheelEndsC: [60, 112, 140, null, 61, 64],
      ...says,
      trailer: { vin: VIN, unitId: 'R-2207', deviceTypeId: 1, installedSensorTypeIds: [23], ...says.trailer },
    },
    STORY_NOW,
  );
const entries = () =>
  [0, 1, 2].map((index) => aLogEntry({ id: `${index}`, recorded: ago(5 * index), wheelEndsC: [60, 112] }));
const onAxles = (undercarriage: string) => [trailerDetailAnswers(detail(undercarriage)), activityLogAnswers(entries)];
const sixWheelEnds = async ({ canvas }: { canvas: Canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Wheel-end temperatures' });
  await expect(within(table).getAllByRole('row')).toHaveLength(6);
  await expect(within(table).getByRole('row', { name: /^Roadside Front 140 °F, good/ })).toBeInTheDocument();
  return table;
};

/** Three axles. */
export const Tridem = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  beforeEach: ({ msw }) => msw.use(...onAxles('tridem')),
  play: async ({ canvas }) => {
    const table = await sixWheelEnds({ canvas });
    await expect(within(table).getByRole('row', { name: /^Curbside Third Axle 147 °F/ })).toBeInTheDocument();
  },
});

/** One axle: values that the device reports for other axles are still shown. */
export const Single = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  beforeEach: ({ msw }) => msw.use(...onAxles('single')),
  play: async ({ canvas }) => {
    const table = await sixWheelEnds({ canvas });
    await expect(within(table).getByRole('row', { name: /^Place 6 147 °F/ })).toBeInTheDocument();
    await expect(canvas.getByText(/^Beyond the axles of this trailer/)).toBeVisible();
  },
});

/** Every supported sensor has a tab, a chart and a table. */
export const EverySensor = meta.story({
  args: { sensorTypeId: SensorType.Gps },
  render: (args) => {
    const [sensor, setSensor] = useState(args.sensorTypeId);
    return <SensorDetails {...args} sensorTypeId={sensor} onSensorChange={setSensor} />;
  },
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(detail('tandem', { trailer: { installedSensorTypeIds: EVERY_SENSOR } })),
      activityLogAnswers(entries),
      absFaultsAnswer({ asOf: STORY_NOW.toISOString(), total: 0, faults: [] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const names = (await canvas.findAllByRole('tab')).map(({ textContent }) => textContent);
    await expect(names.length).toBeGreaterThanOrEqual(new Set(EVERY_SENSOR).size - 1);
    for (const name of names) {
      await userEvent.click(canvas.getByRole('tab', { name: name ?? '' }));
      await expect(await canvas.findByRole('grid', { name: `Reports of ${name}` })).toBeVisible();
    }
  },
});

/** Installed, but without any report. */
export const NeverReported = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(detail('tandem', { wheelEndReportedAt: null, wheelEndsC: null })),
      activityLogAnswers(() => []),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing reported yet')).toBeVisible();
    await expect(canvas.getByText(/installed but has not reported yet/)).toBeVisible();
  },
});

/** The data is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) =>
    expect(canvas.findByRole('status', { name: 'Loading the sensors' })).resolves.toBeVisible(),
});

/** The server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This trailer couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The story owns the cache, so that it can trigger a refresh. */
let client = createWidgetQueryClient();

/** A refresh failed: the last readings remain, with their time and a retry button. */
export const Stale = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  decorators: [
    (Story) => (
      <StoryHost queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: ({ msw }) => {
    client = createWidgetQueryClient();
    msw.use(...onAxles('tridem'));
  },
  play: async ({ canvas, msw }) => {
    await sixWheelEnds({ canvas });
    msw.use(...apiFails(400, 'The server could not read the question.'));
    await refetch(client, 'trailer');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText(/Showing data from .* CST\.$/)).toBeVisible();
    await sixWheelEnds({ canvas });
    await expect(canvas.getByText(/^Reported .* by the Pro\/Morey device$/)).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => Response.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This trailer couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The trailer loads; its history and faults don't. */
export const PartsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(detail('tandem', { trailer: { installedSensorTypeIds: [7] } })),
      graphqlFails(ApiErrorCode.BadUserInput, 'No.'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The list of faults couldn't be loaded")).toBeVisible();
    await expect(await canvas.findByText("The history of this sensor couldn't be loaded")).toBeVisible();
  },
});

/** A role without trailers. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => expect(canvas.findByText("You don't have access to this trailer")).resolves.toBeVisible(),
});

const LONG = anAbsFault({
  id: '1',
  faultStart: ago(90),
  faultDescription: 'Anti-lock brake modulator valve 2, right rear, current above normal or grounded circuit',
  cause: 'Broken or chafed cable between the unit and the valve, or a solenoid with a shorted coil.',
});
const longAnswers = () => [
  trailerDetailAnswers(
    detail('tandem', {
      trailer: {
        unitId: 'Northbound refrigerated pool trailer 104 (leased, return to Albuquerque)',
        installedSensorTypeIds: sensorsOfFamily(1).map(({ id }: SensorTypeWord) => id),
      },
    }),
  ),
  absFaultsAnswer({ asOf: STORY_NOW.toISOString(), total: 812, faults: [LONG] }),
  activityLogAnswers(entries),
];
const fits = async ({ canvas }: { canvas: Canvas }) => {
  const screen = await canvas.findByRole('region', { name: 'Sensor details' });
  await expect(await canvas.findByText('The newest 1 of 812 faults')).toBeVisible();
  await expect(screen.scrollWidth).toBeLessThanOrEqual(screen.clientWidth);
};

/** Long names wrap, and a truncated list is marked as such. */
export const LongText = meta.story({ beforeEach: ({ msw }) => msw.use(...longAnswers()), play: fits });

/** On a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...longAnswers()),
  play: fits,
});

/** The dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...longAnswers()),
  play: fits,
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  render: (args) => <Real {...args} />,
  play: fitsItsBox(({ canvas }) => canvas.findByRole('grid', { name: 'ABS faults' })),
});

/** Beside the drawer in a window of 1280 px with its navigation, the main columns need no scrolling. */
export const BesideDrawer = meta.story({
  args: { coveredPx: TRAILER_DRAWER_PX },
  parameters: { boxPx: 1072 },
  beforeEach: ({ msw }) => msw.use(...longAnswers()),
  play: async ({ canvas }) => {
    const grid = await faultGrid(canvas);
    // Two scroll bars of 15 px take their part, which test browsers don't draw.
    const right = grid.getBoundingClientRect().right - 30;
    for (const name of ['Status', 'Fault Description', 'Fault Start', 'SPN', 'FMI']) {
      const heading = within(grid).getByRole('columnheader', { name: new RegExp(`^${name}`) });
      await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
});
