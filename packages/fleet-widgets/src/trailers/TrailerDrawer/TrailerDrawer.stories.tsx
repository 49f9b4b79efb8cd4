import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import {
  absFaultsAnswer,
  activityLogAnswers,
  aLogEntry,
  anAbsFault,
  apiFails,
  apiHangs,
  graphqlFails,
  sensorOrderAnswers,
  trailerDetailAnswers,
} from '@gladhand/domain/testing';
import type { AbsFaultList, TrailerDetail } from '@gladhand/domain/trailers';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { useFleetPositions } from '../../positions/useFleetPositions';
import { TrailerDrawer } from './TrailerDrawer';
import { ago, drive, proTrailer, wellTrailer } from './trailerDrawer.stories.data';

const VIN = '1UYVS2530LG704218';
const calm = (feature: string) => feature !== 'MapRefreshing';

const meta = preview.meta({
  title: 'Fleet/TrailerDrawer',
  component: TrailerDrawer,
  parameters: { layout: 'fullscreen' },
  args: { vin: VIN, onClose: fn() },
  decorators: [
    (Story, { parameters }) => (
      <StoryHost hasFeature={calm} {...parameters.host}>
        <div style={{ position: 'relative', blockSize: 820 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const drawer = (canvas: { findByRole: typeof within.prototype.findByRole }) => canvas.findByRole('dialog');
const section = async (panel: HTMLElement, name: string) =>
  within(panel).findByRole('button', { name: new RegExp(`^${name}`) });
const NO_FAULTS = { asOf: STORY_NOW.toISOString(), total: 0, faults: [] };
const answers = (detail: TrailerDetail, faults: AbsFaultList = NO_FAULTS) => [
  trailerDetailAnswers(detail),
  activityLogAnswers(() => []),
  absFaultsAnswer(faults),
];
const SENSOR_FAULT = anAbsFault({
  id: '1',
  faultStart: ago(95),
  suspectComponent: 'Wheel speed sensor D',
  cause: 'Broken or chafed sensor cable.',
  faultTypeId: 2,
  spn: 790,
  fmi: 4,
  blinkCode: '3-2',
});

const SUPPLY_FAULT = anAbsFault({
  id: '2',
  faultStart: ago(12),
  faultDescription: 'Supply voltage below 8 V',
  suspectComponent: 'Supply voltage',
  cause: 'Voltage drop on the line from the tractor.',
  repairInformation: 'Measure the voltage at the ABS under load.',
  faultTypeId: 1,
  spn: 3597,
  fmi: 4,
  blinkCode: '6-2',
});

/** A trailer of the server whose device reported a trip. Sections, log, trend and order come from the real API. */
function Real({ onClose }: { onClose: () => void }) {
  const [vin, setVin] = useState<string>();
  useEffect(() => {
    void storyServer().then(async (server) => {
      const { vin: found, serialNumber } = proTrailer(server);
      await server.report(drive(serialNumber, 17));
      setVin(found);
    });
  }, []);
  return vin ? <TrailerDrawer vin={vin} onClose={onClose} /> : null;
}

/** One response has all readings of the device; an opened section loads its trend. */
export const Default = meta.story({
  tags: ['compared'],
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    const lights = await section(panel, 'Lights');
    await expect(await within(lights).findByText('1 intermittent')).toBeVisible();
    await expect(lights).toHaveAttribute('aria-expanded', 'true');
    const branches = within(panel).getByRole('list', { name: 'Light circuits' });
    await expect(within(branches).getAllByText('Good')).toHaveLength(3);
    await expect(within(branches).getByText('N/A')).toBeVisible();
    await expect(within(panel).getByText(/^Reported .* CST by GPS$/)).toBeVisible();
    await expect(within(panel).getAllByText(/^Reported .* CST by the Pro\/Morey device$/)[0]).toBeVisible();
    const battery = await section(panel, 'Trailer Battery');
    await expect(battery).toHaveTextContent('Critical');
    await expect(await within(panel).findByRole('img', { name: 'Trailer battery, 1 h, last 11.7 V' })).toBeVisible();
    await userEvent.click(battery);
    await expect(battery).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Ten entries, then three at a time, to the end of the data, without duplicates. */
export const Log = meta.story({
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await userEvent.click(await within(panel).findByRole('button', { name: 'Activity Log' }));
    const log = await within(panel).findByRole('list', { name: 'Activity log' });
    await expect(within(panel).getByRole('region', { name: 'Activity Log' })).toHaveFocus();
    const [first] = within(log).getAllByRole('listitem');
    await expect(first).toHaveTextContent('11/17/26 09:12 CST');
    await expect(first).toHaveTextContent('41.68, -86.25');
    await expect(first).toHaveTextContent('50 mph');
    await expect(first).toHaveTextContent('LightsRed');
    await waitFor(async () => {
      within(panel).queryByRole('button', { name: 'Load older entries' })?.scrollIntoView();
      await expect(within(panel).getByText('End of data')).toBeVisible();
    });
    const instants = within(log)
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('time')?.dateTime);
    await expect(instants).toHaveLength(17);
    await expect(new Set(instants).size).toBe(17);
  },
});

/** Sections are moved with buttons and saved: this drawer and later ones follow the new order. */
export const Reorder = meta.story({
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas, userEvent, step }) => {
    const panel = await drawer(canvas);
    const headings = () =>
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await within(panel).findByRole('button', { name: 'Reorder' });
    await expect(headings()[0]).toMatch(/^Location/);
    await step('moves the second sensor up', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Reorder' }));
      const [, up] = await within(panel).findAllByRole('button', { name: /^Move .* up$/ });
      await userEvent.click(up as HTMLElement);
      await userEvent.click(within(panel).getByRole('button', { name: 'Save order' }));
    });
    await waitFor(() => expect(headings()[1]).toMatch(/^Location/));
    await step('restores the default', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Reorder' }));
      await userEvent.click(await within(panel).findByRole('button', { name: 'Default order' }));
      await userEvent.click(within(panel).getByRole('button', { name: 'Save order' }));
      await waitFor(() => expect(headings()[0]).toMatch(/^Location/));
    });
  },
});

/** Escape and the × button close it. */
export const Closing = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(1))),
  play: async ({ args, canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await within(panel).findByText('R-2207');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(panel).getByRole('button', { name: 'Close trailer details' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

function FromTheMap({ onClose }: { onClose: () => void }) {
  const positions = useFleetPositions(null);
  const vin = positions.data?.trailers.find(({ deviceTypeId }) => deviceTypeId === 1)?.vin;
  return vin ? <TrailerDrawer vin={vin} onClose={onClose} /> : null;
}

/** Data that the map already has is shown immediately: the head, the facts and the headings of the sections. */
export const FromCachedRow = meta.story({
  render: ({ onClose }) => <FromTheMap onClose={onClose} />,
  beforeEach({ msw }) {
    // Positions use REST, so only the request for the details is blocked.
    const [graphql] = apiHangs();
    const order = { moreySensorOrder: [13, 1, 8], xirgoSensorOrder: null, fleetColumnOrder: null };
    if (graphql) msw.use(sensorOrderAnswers(order), graphql);
  },
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(within(panel).getByRole('region', { name: 'Tracking' })).toHaveTextContent('Speed');
    await expect(await section(panel, 'Location')).toBeVisible();
    const sensors = within(panel).getByRole('group', { name: 'Sensors' });
    await expect(sensors).toHaveAttribute('aria-busy', 'true');
    // The viewer's own order is used from the start, so nothing moves when the data arrives.
    await expect(within(sensors).getAllByRole('heading')[0]).toHaveTextContent('Trailer Battery');
  },
});

/** All sections of the family; those hidden by default are shown on demand. */
async function showsFamily(panel: HTMLElement, shown: number, hidden: number) {
  await within(panel).findByRole('button', { name: 'Activity Log' });
  const sensors = within(panel).getByRole('group', { name: 'Sensors' });
  await expect(within(sensors).getAllByRole('heading')).toHaveLength(shown);
  if (hidden === 0) return;
  within(panel)
    .getByRole('button', { name: /^Show \d more sensor/ })
    .click();
  await waitFor(() => expect(within(sensors).getAllByRole('heading')).toHaveLength(shown + hidden));
}

/** With the German texts of both packages. */
export const German = meta.story({
  globals: { language: 'de' },
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Koordinaten')).toBeVisible();
    await expect(canvas.getByText('Standort')).toBeVisible();
    await expect(canvas.getAllByText('Angekuppelt')[0]).toBeVisible();
  },
});

/** Readings, wheels and the log in metric units. */
export const Metric = meta.story({
  globals: { units: 'metric' },
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText('0 km/h')).toBeVisible();
    await expect(within(panel).getAllByText(/^[\d,]+\.\d km$/)[0]).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Activity Log' }));
    const log = await within(panel).findByRole('list', { name: 'Activity log' });
    await expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent('80 km/h');
    // Addresses keep the text that was stored with them: '4 mi NE of Joplin, MO'.
    await expect(panel).not.toHaveTextContent(/\d (mph|mi(?! [NESW]+ of)|lbs|psi|°F)\b/);
  },
});

/** In Arabic, from right to left: the latitude stays before the longitude, and each minus sign before its number. */
export const Arabic = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  render: ({ onClose }) => <Real onClose={onClose} />,
  play: async ({ canvas }) => {
    const value = (await canvas.findByText(/^-?\d+\.\d{5}, -?\d+\.\d{5}$/)).firstChild as Text;
    const leftAt = (at: number) => {
      const range = document.createRange();
      range.setStart(value, at);
      range.setEnd(value, at + 1);
      return range.getBoundingClientRect().left;
    };
    const places = [...value.data].map((_, at) => leftAt(at));
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
});

/** Pro/Morey with every sensor of the family. */
export const Pro = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(1))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 14, 1),
});

/** Base with every sensor of the family. */
export const Base = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(2))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 8, 1),
});

/** Go with every sensor of the family. */
export const Go = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(3))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 9, 0),
});

/** Cargo Camera. */
export const CargoCamera = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(4))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 3, 0),
});

/** XT5300. */
export const Xt5300 = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(5))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 5, 1),
});

/** SlapNTrack: a position only. */
export const SlapNTrack = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(6))),
  play: async ({ canvas }) => showsFamily(await drawer(canvas), 1, 0),
});

/** Device information, on Go devices. */
export const Device = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...answers(wellTrailer(3, { trailer: { serialNumber: 'XG-3000114', mainAppVersion: '6.3.0' } }))),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await userEvent.click(await within(panel).findByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Device' }));
    await expect(within(panel).getByText('Go (Xirgo)')).toBeVisible();
    await expect(within(panel).getByText('XG-3000114')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Back to sensors' }));
    await expect(await section(panel, 'Location')).toBeVisible();
  },
});

/** Fresh, stale, never reported and not installed look different, and none of them looks good or faulty. */
export const ReadingStates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, {
          trailer: {
            installedSensorTypeIds: [1, 7, 8, 10, 15, 13, 25],
            absFaultSeverityLevel: 'CRITICAL',
            absReportedAt: ago(3 * 24 * 60),
            tireInflationStatus: null,
            tireInflationReportedAt: null,
            tkReturnAir1F: 327.6,
          },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    const abs = await section(panel, 'ABS');
    await expect(await within(abs).findByText('3 d, stale')).toBeVisible();
    await expect(abs).toHaveAttribute('aria-expanded', 'false');
    const tires = await section(panel, 'Tire Inflation System');
    await expect(tires).toHaveTextContent('N/A');
    await expect(tires).toBeDisabled();
    await expect(tires).toHaveAccessibleName(/installed but has not reported yet/);
    const doors = await section(panel, 'Doors');
    await expect(doors).toHaveTextContent('Not installed');
    await expect(doors).toBeDisabled();
    await expect(within(panel).getByText('over range')).toBeVisible();
  },
});

/** Faults open their sections and are explained; a blown fuse differs from a dead battery. */
export const Faults = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, {
          checkFuse: true,
          lights: { red: 'lowCurrent', green: 'good', yellow: 'highCurrent', black: 'good', brown: 'intermittent' },
          wheelEndMaxC: 141,
          wheelEndSeverityLevel: 'CRITICAL',
          trailer: {
            trailerHealthStatus: 'CRITICAL',
            healthReasons: [
              { part: 'abs', severity: 'CRITICAL', code: 'absFault' },
              { part: 'trailerBattery', severity: 'CAUTION', code: 'trailerBatteryLow' },
            ],
            absFaultSeverityLevel: 'CAUTION',
            absFaultDescription: 'Wheel speed sensor 2: signal lost',
            absFaultSpn: 790,
            absFaultFmi: 4,
            tireInflationStatus: 'unstable',
            trailerBatteryVoltage: 0.3,
            trailerBatteryStatus: 'CRITICAL',
            deviceBatteryVoltage: 3.2,
            deviceBatteryStatus: 'CRITICAL',
            lightFault: 'multiple',
          },
        }),
        { ...NO_FAULTS, total: 1, faults: [SENSOR_FAULT] },
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'Trailer Battery')).toHaveTextContent('Critical - Check Fuse');
    await expect(await section(panel, 'Lights')).toHaveTextContent('3 faults');
    await expect(await section(panel, 'ABS')).toHaveTextContent('Caution');
    await expect(within(panel).getByText('Wheel speed sensor 2: signal lost')).toBeVisible();
    await expect(within(panel).getByText('SPN 790 / FMI 4')).toBeVisible();
    const faults = await within(panel).findByRole('list', { name: 'Active ABS faults' });
    await expect(faults).toHaveTextContent('3-2 on TABS-6 Advanced');
    await expect(faults).toHaveTextContent('Broken or chafed sensor cable.');
    // Hidden by default on this product line, but it has a fault.
    await expect(await section(panel, 'Backup Battery')).toHaveTextContent('Critical');
  },
});

/** Several ABS faults, each with its own name, start and recommended action. */
export const SeveralFaults = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, {
          trailer: {
            trailerHealthStatus: 'CRITICAL',
            healthReasons: [{ part: 'abs', severity: 'CRITICAL', code: 'absFault' }],
            absFaultSeverityLevel: 'CRITICAL',
            absFaultSpn: 3597,
            absFaultFmi: 4,
          },
        }),
        { ...NO_FAULTS, total: 2, faults: [SUPPLY_FAULT, SENSOR_FAULT] },
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'ABS')).toHaveTextContent('Critical');
    await expect(await within(panel).findByText('2 ABS faults are active.')).toBeVisible();
    await expect(within(panel).queryByText('An ABS fault is active.')).toBeNull();
    const faults = within(within(panel).getByRole('list', { name: 'Active ABS faults' })).getAllByRole('listitem');
    await expect(faults).toHaveLength(2);
    await expect(faults[0]).toHaveTextContent('Supply voltage below 8 V');
    await expect(faults[0]).toHaveTextContent('SPN 3597 / FMI 4');
    await expect(faults[1]).toHaveTextContent('SPN 790 / FMI 4');
    await expect(faults[1]).toHaveTextContent('Broken or chafed sensor cable.');
    // Shown once, in the list.
    await expect(within(panel).getAllByText('SPN 3597 / FMI 4')).toHaveLength(1);
  },
});

/** A phone reports for the trailer: its positions are marked as coming from the phone. */
export const FromAPhone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(wellTrailer(1, { positionSource: { kind: 'phone', name: null } })),
      activityLogAnswers(({ pageNumber }) =>
        pageNumber === 0
          ? [
              aLogEntry({ id: '2', recorded: ago(1), source: { kind: 'phone', name: null } }),
              aLogEntry({ id: '1', recorded: ago(6), source: { kind: 'gateway', name: 'Morey' } }),
            ]
          : [],
      ),
      absFaultsAnswer(NO_FAULTS),
    ),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText(/^Reported .* CST by a phone's GPS$/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Activity Log' }));
    const [phone, gateway] = await within(panel).findAllByRole('listitem');
    await expect(phone).toHaveTextContent(/Sent by\s*Phone/);
    await expect(gateway).toHaveTextContent(/Sent by\s*Morey/);
  },
});

/** Values of each wheel on the trailer's own axles. Faulty wheels differ in shape and text. */
export const Wheels = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, {
          undercarriage: 'tandem',
          wheelEndsC: [58, 112, null, 57],
          wheelEndMaxC: 112,
          wheelEndSeverityLevel: 'CAUTION',
          brakes: ['good', 'dragging', 'liningWorn', null],
          tirePressuresPsi: [101.3, 99.5, 100, 74.2, 999, null, 99, 88.7],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'Wheel End')).toHaveTextContent('Caution');
    await expect(await section(panel, 'Brakes')).toHaveTextContent('Critical');
    await expect(await section(panel, 'Individual Tire Pressure')).toHaveTextContent('Critical');
    const reply = async (table: string, place: string) => {
      const found = await within(panel).findByRole('table', { name: table });
      return within(found).getByRole('row', { name: new RegExp(`^${place} `) });
    };
    await expect(await reply('Wheel-end temperatures', 'Curbside Front')).toHaveTextContent('234 °F, caution');
    await expect(await reply('Wheel-end temperatures', 'Roadside Rear')).toHaveTextContent('no reading');
    await expect(await reply('Brakes', 'Curbside Front')).toHaveTextContent('Dragging. The brake does not release');
    await expect(await reply('Tire pressures', 'Curbside Front, outer')).toHaveTextContent('74.2 psi, critical');
    await expect(await reply('Tire pressures', 'Roadside Rear, outer')).toHaveTextContent(
      "N/A, above the sensor's range of 900 psi",
    );
  },
});

const counted = fn();

/**
 * The host records the sensors whose details are opened. A section opens its own sensor, the drawer the one opened
 * last.
 */
export const Details = meta.story({
  args: { onDetails: fn() },
  parameters: { host: { track: counted } },
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(1))),
  play: async ({ args, canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await userEvent.click(await section(panel, 'Trailer Battery'));
    await expect(counted).toHaveBeenCalledWith({ type: 'sensorClick', sensorTypeId: 13 });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Details of Trailer Battery' }));
    await expect(args.onDetails).toHaveBeenLastCalledWith(13);
    await userEvent.click(within(panel).getByRole('button', { name: 'Sensor details' }));
    await expect(args.onDetails).toHaveBeenLastCalledWith(undefined);
  },
});

/** Explanations of states are available to keyboard and pointer. */
export const Tooltips = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, { checkFuse: true, trailer: { trailerBatteryVoltage: 0.3, trailerBatteryStatus: 'CRITICAL' } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    const battery = await section(panel, 'Trailer Battery');
    await waitFor(() => expect(battery).toHaveTextContent('Critical - Check Fuse'));
    await userEvent.tab();
    battery.focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('A blown fuse is more likely'));
  },
});

/** Without the feature, a blown fuse is shown as a critical battery. */
export const CheckFuseOff = meta.story({
  parameters: { host: { hasFeature: () => false } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(
        wellTrailer(1, { checkFuse: true, trailer: { trailerBatteryVoltage: 0.3, trailerBatteryStatus: 'CRITICAL' } }),
      ),
    ),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await waitFor(async () => expect(await section(panel, 'Trailer Battery')).toHaveTextContent('Critical'));
    await expect(within(panel).queryByText('Critical - Check Fuse')).toBeNull();
    await expect(within(panel).queryByRole('button', { name: /^Reefer Unit/ })).toBeNull();
  },
});

/** A trailer without any report. */
export const NeverReported = meta.story({
  beforeEach: ({ msw }) => {
    const installedSensorTypeIds = [1, 7, 10];
    const detail = wellTrailer(1);
    const silent = Object.fromEntries(Object.keys(detail.trailer).map((field) => [field, null]));
    const { vin, unitId, customerName } = detail.trailer;
    msw.use(
      ...answers({
        ...detail,
        lights: null,
        trailer: {
          ...detail.trailer,
          ...silent,
          ...{ vin, unitId, customerName, deviceTypeId: 1, installedSensorTypeIds, vehicleType: 'Dry Van' },
          ...{ productType: 'PRO', trailerHealthStatus: 'NA', healthReasons: [], lightFaultCircuits: [], groups: [] },
        } as TrailerDetail['trailer'],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'Location')).toHaveTextContent('N/A');
    await userEvent.click(within(panel).getByRole('button', { name: 'Activity Log' }));
    await expect(await within(panel).findByText('Nothing reported yet')).toBeVisible();
  },
});

/** The saved order couldn't be loaded: the default order is shown with a note. */
export const OrderUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(1, { sensorOrderKnown: false }))),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText(/Showing the default order/)).toBeVisible();
  },
});

/** A later page fails: the loaded entries stay, with a retry button. */
export const LogFailsLater = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerDetailAnswers(wellTrailer(6)),
      activityLogAnswers(({ pageNumber, pageSize }) => {
        if (pageNumber > 0) throw new Error('away');
        return Array.from({ length: pageSize }, (_, index) => aLogEntry({ id: String(index), recorded: ago(index) }));
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await userEvent.click(await within(panel).findByRole('button', { name: 'Activity Log' }));
    const log = await within(panel).findByRole('list', { name: 'Activity log' });
    within(panel).getByRole('button', { name: 'Load older entries' }).scrollIntoView();
    await expect(await within(panel).findByText("Couldn't load older entries.")).toBeVisible();
    await expect(within(log).getAllByRole('listitem')).toHaveLength(10);
    await expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No response yet, and no cached row. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    // It fades in.
    await waitFor(() => expect(within(panel).getByLabelText('Loading the trailer')).toBeVisible());
    await expect(within(panel).getByText('704218')).toBeVisible();
  },
});

/** The server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400, 'The server could not read the question.')),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText("This trailer couldn't be loaded")).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The story owns the cache, so that it can trigger a refresh. */
let client = createWidgetQueryClient();

/** A refresh failed: the last readings remain, with their time and a retry button. */
export const Stale = meta.story({
  decorators: [
    (Story) => (
      <StoryHost hasFeature={calm} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: ({ msw }) => {
    client = createWidgetQueryClient();
    msw.use(...answers(wellTrailer(1)));
  },
  play: async ({ canvas, msw }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'Doors')).toHaveTextContent('Closed');
    msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'The server could not read the question.', 'VehicleDetailData'));
    await refetch(client, 'trailer');
    await expect(await within(panel).findByText('Not up to date')).toBeVisible();
    await expect(within(panel).getByText(/Showing data from .* CST\.$/)).toBeVisible();
    await expect(await section(panel, 'Doors')).toHaveTextContent('Closed');
    await expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No network: cached data remains, with a notice that the rest couldn't be loaded. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => Response.error())),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(
      await within(panel).findByText("This trailer couldn't be loaded", {}, { timeout: 8_000 }),
    ).toBeVisible();
    await expect(within(panel).getByText('704218')).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A role without trailers. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText("You don't have access to this trailer")).toBeVisible();
  },
});

/** A VIN that doesn't exist or belongs to another customer. */
export const NotVisible = meta.story({
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await within(panel).findByText("This trailer isn't in your fleet")).toBeVisible();
  },
});

const LONG = wellTrailer(1, {
  trailer: {
    unitId: 'Northbound refrigerated pool trailer 104 (leased, return to Albuquerque)',
    vehicleType: 'Reefer Trailer',
    address: '14 mi SSW of Truth or Consequences, New Mexico, on the road to the county fairgrounds',
    geofence: 'Distribution center no. 2, gates 40 to 96, northern yard and wash bay',
    absFaultSeverityLevel: 'CRITICAL',
    absFaultDescription: 'Anti-lock brake modulator valve 2, right rear, current above normal or grounded circuit',
    trailerBatteryStatus: 'CRITICAL',
    trailerBatteryVoltage: 0.2,
  },
  checkFuse: true,
});

/** Long names wrap; nothing is cut off. */
export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(LONG)),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'ABS')).toHaveTextContent('Critical');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

/** Takes the full width of a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...answers(LONG)),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await expect(await section(panel, 'Trailer Battery')).toHaveTextContent('Critical');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

/** The dark theme. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...answers({ ...LONG, asOf: STORY_NOW.toISOString() })),
  play: async ({ canvas }) => {
    await expect(await section(await drawer(canvas), 'Trailer Battery')).toHaveTextContent('Critical');
  },
});

const PARTS = {
  serviceCenters: ({ unitId }: { unitId: string }) => <p>Service centers near {unitId}</p>,
  maintenance: ({ unitId }: { unitId: string }) => <p>Work done to {unitId}</p>,
  inspections: ({ unitId }: { unitId: string }) => <p>Inspections of {unitId}</p>,
  whyNotFired: ({ unitId }: { unitId: string }) => <p>Alert rules about {unitId}</p>,
  camera: ({ unitId }: { unitId: string }) => <p>What the camera of {unitId} saw</p>,
  onHistory: fn(),
};

async function footerFits(panel: HTMLElement) {
  const log = await within(panel).findByRole('button', { name: 'Activity Log' });
  const edge = panel.getBoundingClientRect();
  for (const button of within(log.parentElement as HTMLElement).getAllByRole('button')) {
    const { left, right, height } = button.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(edge.left);
    await expect(right).toBeLessThanOrEqual(edge.right);
    await expect(height).toBeGreaterThanOrEqual(24);
  }
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
}

/** All actions of a Go device: two buttons, and a menu for the rest. */
export const GoFooter = meta.story({
  args: PARTS,
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(3))),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await footerFits(panel);
    await userEvent.click(within(panel).getByRole('button', { name: 'Service Center' }));
    await expect(within(panel).getByRole('region', { name: 'Nearest Service Center' })).toHaveFocus();
    await expect(within(panel).getByText('Service centers near R-2207')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Back to sensors' }));
    for (const [item, heading, text] of [
      ['Maintenance Log', 'Preventative Maintenance Log', 'Work done to R-2207'],
      ['Recent Inspections', 'Recent Inspections', 'Inspections of R-2207'],
      ['Why did an alert not fire?', 'Why did an alert not fire?', 'Alert rules about R-2207'],
    ] as const) {
      within(panel).getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
      await expect(await within(panel).findByRole('region', { name: heading })).toBeVisible();
      await expect(within(panel).getByText(text)).toBeVisible();
      await userEvent.click(within(panel).getByRole('button', { name: 'Back to sensors' }));
    }
  },
});

/** Other devices have no service centers and no maintenance log. */
export const ProFooter = meta.story({
  args: PARTS,
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(1))),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await footerFits(panel);
    await userEvent.click(within(panel).getByRole('button', { name: 'More' }));
    const items = await canvas.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Recent Inspections',
      'Why did an alert not fire?',
      'Reorder',
    ]);
  },
});

/** Nothing in the footer is cut off on the narrowest phone. */
export const FooterNarrow = meta.story({
  args: PARTS,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(3))),
  play: async ({ canvas }) => {
    const panel = await drawer(canvas);
    await footerFits(panel);
    const top = (name: string) => within(panel).getByRole('button', { name }).getBoundingClientRect().top;
    await expect([top('More'), top('Service Center')]).toEqual([top('Activity Log'), top('Activity Log')]);
  },
});

/** The camera's images are shown below its reading when the section is open. */
export const CameraPicture = meta.story({
  args: PARTS,
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(4))),
  play: async ({ canvas, userEvent }) => {
    const panel = await drawer(canvas);
    await expect(within(panel).queryByText('What the camera of R-2207 saw')).toBeNull();
    await userEvent.click(await section(panel, 'Cargo Camera'));
    await expect(within(panel).getByText('What the camera of R-2207 saw')).toBeVisible();
  },
});

/** Fills a narrow container on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  args: PARTS,
  beforeEach: ({ msw }) => msw.use(...answers(wellTrailer(3))),
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: /^Trailer Battery/ })),
});

/** German texts in a narrow container. */
export const InABoxInGerman = meta.story({
  parameters: { boxPx: 400 },
  args: PARTS,
  globals: { language: 'de' },
  beforeEach: ({ msw }) => msw.use(...answers(LONG)),
  play: fitsItsBox(({ canvas }) => canvas.findByText('Standort')),
});
