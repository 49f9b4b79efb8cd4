import { ApiErrorCode, SensorType, type SensorTypeWord, sensorsOfFamily } from '@gladhand/domain';
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
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW } from '../../../../.storybook/world';
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
      <WorldHost {...parameters.host}>
        <div style={{ position: 'relative', blockSize: 860 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

interface RealProps {
  sensorTypeId: number | undefined;
  onSensorChange: (id: number) => void;
  onClose: () => void;
}

/** A trailer of the world whose device tells of a drive and of its faults: everything shown is the real API's. */
function Real({ sensorTypeId, onSensorChange, onClose }: RealProps) {
  const [vin, setVin] = useState<string>();
  const [sensor, setSensor] = useState(sensorTypeId);
  useEffect(() => {
    void currentWorld().then(async (world) => {
      const trailer = sensorTypeId === SensorType.TirePressure ? wheelTrailer(world) : silentTrailer(world);
      await world.report([...faultReports(trailer.serialNumber), ...longDrive(trailer.serialNumber, 130)]);
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

/** Active faults at first; all of them, by age and by level on demand, with every column of the record. */
export const AbsFaults = meta.story({
  render: (args) => <Real {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const grid = await faultGrid(canvas);
    await waitFor(() => expect(rowsOf(grid)).toHaveLength(2));
    await expect(rowsOf(grid)[0]).toHaveTextContent('Supply voltage below 8 V');
    await expect(rowsOf(grid)[1]).toHaveTextContent('Wheel speed sensor C shorted or open');
    for (const row of rowsOf(grid)) await expect(row).toHaveTextContent('Active');
    await step('all faults', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show all faults' }));
      await waitFor(() => expect(canvas.getByText('7 faults')).toBeVisible());
      await expect(rowsOf(grid)).toHaveLength(7);
    });
    await step('by level', async () => {
      await userEvent.click(
        within(canvas.getByRole('group', { name: 'Level' })).getByRole('button', { name: 'Component' }),
      );
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
      await userEvent.click(within(canvas.getByRole('group', { name: 'Level' })).getByRole('button', { name: 'ABS' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(4));
    });
    await step('by age', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Last 31 Days' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
      await userEvent.click(canvas.getByRole('button', { name: 'Last 24 Hours' }));
      await waitFor(() => expect(rowsOf(grid)).toHaveLength(2));
    });
  },
});

/** A hundred reports a page, older ones on demand, to the end of the data. */
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

/** Each tire on the trailer's own axles: soft, flat, without a reading and out of range are told apart. */
export const TirePressures = meta.story({
  args: { sensorTypeId: SensorType.TirePressure },
  render: (args) => <Real {...args} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Tire pressures' });
    const said = (label: string) => within(table).getByRole('row', { name: new RegExp(`^${label} `) });
    await expect(said('Roadside Front, outer')).toHaveTextContent('101.3 psi, good');
    await expect(said('Curbside Front, inner')).toHaveTextContent('78.4 psi, critical');
    await expect(said('Roadside Rear, outer')).toHaveTextContent('no reading');
    await expect(said('Curbside Rear, inner')).toHaveTextContent('N/A, above 900 psi');
    await expect(said('Curbside Rear, outer')).toHaveTextContent('88.2 psi, caution');
  },
});

/** Another tab is another sensor; the host keeps which one. */
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

/** One axle: what the device lists beyond it is kept. */
export const Single = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  beforeEach: ({ msw }) => msw.use(...onAxles('single')),
  play: async ({ canvas }) => {
    const table = await sixWheelEnds({ canvas });
    await expect(within(table).getByRole('row', { name: /^Place 6 147 °F/ })).toBeInTheDocument();
    await expect(canvas.getByText(/^Beyond the axles of this trailer/)).toBeVisible();
  },
});

/** Every sensor that there is has a tab, a chart and a table. */
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

/** Installed, and nothing was ever reported. */
export const NeverReported = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(detail('tandem', { wheelEndReportedAt: null, wheelEndsC: null })),
      activityLogAnswers(() => []),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing reported yet')).toBeVisible();
    await expect(canvas.getByText(/has not reported anything yet/)).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) =>
    expect(canvas.findByRole('status', { name: 'Loading the sensors' })).resolves.toBeVisible(),
});

/** The server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This trailer did not load', {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A cache in the hands of the story, so that it can ask for the next answer when it wants one. */
let client = createWidgetQueryClient();

/** The next answer did not come: the last readings stay, with their time and a way to try again. */
export const Stale = meta.story({
  args: { sensorTypeId: SensorType.WheelEnd },
  decorators: [
    (Story) => (
      <WorldHost queryClient={client}>
        <Story />
      </WorldHost>
    ),
  ],
  beforeEach: ({ msw }) => {
    client = createWidgetQueryClient();
    msw.use(...onAxles('tridem'));
  },
  play: async ({ canvas, msw }) => {
    await sixWheelEnds({ canvas });
    msw.use(...apiFails(400, 'The server could not read the question.'));
    await client.invalidateQueries({ queryKey: ['trailer'] });
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText(/These readings are from .* CST/)).toBeVisible();
    await sixWheelEnds({ canvas });
    await expect(canvas.getByText(/^Reported .* by the Pro\/Morey device$/)).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => Response.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This trailer did not load', {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The trailer is there, its history and its faults are not. */
export const PartsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(detail('tandem', { trailer: { installedSensorTypeIds: [7] } })),
      graphqlFails(ApiErrorCode.BadUserInput, 'No.'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list of faults did not load')).toBeVisible();
    await expect(await canvas.findByText('The history of this sensor did not load')).toBeVisible();
  },
});

/** A role without trailers. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => expect(canvas.findByText('This trailer is not open to your role')).resolves.toBeVisible(),
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

/** Long names wrap, and a list that is cut says so. */
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
