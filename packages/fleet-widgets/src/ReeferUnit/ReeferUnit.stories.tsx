import {
  apiFails,
  apiHangs,
  reeferCommandsAnswer,
  reeferTemperaturesAnswer,
  reeferUnitAnswers,
} from '@gladhand/domain/testing';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW } from '../../../../.storybook/world';
import { ReeferUnit, type ReeferUnitProps } from './ReeferUnit';
import { aCommand, ago, commandsOf, HISTORY, liveUnit, runningUnit, unitObeys } from './reeferUnit.stories.data';

/** Shows a unit of the story's world where the story names none. */
function OfWorld({ vin }: ReeferUnitProps) {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (vin === '') void currentWorld().then((world) => setFound(liveUnit(world).trailer.vin));
  }, [vin]);
  const shown = vin || found;
  return shown ? <ReeferUnit vin={shown} /> : null;
}

const VIN = '1UYVS2530LG704218';
const meta = preview.meta({
  title: 'Fleet/ReeferUnit',
  component: ReeferUnit,
  args: { vin: VIN },
  render: (args) => <OfWorld {...args} />,
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ maxInlineSize: 420 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

const told = (unit: ReturnType<typeof runningUnit>, commands = commandsOf([])) => [
  reeferUnitAnswers(unit),
  reeferCommandsAnswer(commands),
  reeferTemperaturesAnswer(HISTORY),
];

/** A unit that runs and keeps its load. */
export const Running = meta.story({
  beforeEach: ({ msw }) => msw.use(...told(runningUnit())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On, Continuous')).toBeVisible();
    const zone = canvas.getByRole('group', { name: 'Zone 1' });
    await expect(within(zone).getByText('In tolerance')).toBeVisible();
    await expect(within(zone).getByText('34.6')).toBeVisible();
    await expect(canvas.getByText('No active alarms.')).toBeVisible();
    await expect(canvas.getByText('Reported 4 min ago by the refrigeration unit')).toBeVisible();
    for (const [name, hours] of [
      ['Engine Hours', '8,412'],
      ['Electrical Hours', '120'],
      ['Total Hours', '8,600'],
    ] as const) {
      await expect(canvas.getByText(name).parentElement).toHaveTextContent(hours);
    }
    await expect(await canvas.findByText('No Recent Commands')).toBeVisible();
    // the third probe keeps its place, and says that it is silent
    await expect(canvas.getByText('Interior 3').parentElement).toHaveTextContent('N/A');
    await expect(await canvas.findByText('Set point 34.0 ± 4')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...told(runningUnit(), commandsOf([aCommand({ id: 'a' })]))),
});

/** Three zones and degrees Celsius. */
export const ThreeZonesMetric = meta.story({
  decorators: [
    (Story) => (
      <WorldHost units="metric">
        <Story />
      </WorldHost>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit({
          zones: [
            { setPointF: 14, returnAirF: 15.8, dischargeAirF: 10.4 },
            { setPointF: 32, returnAirF: 38.3, dischargeAirF: 30.2 },
            { setPointF: 50, returnAirF: 68, dischargeAirF: null },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const zone = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(await canvas.findByText('-10.0')).toBeVisible();
    await expect(zone('Zone 1').getByText('In tolerance')).toBeVisible();
    await expect(zone('Zone 2').getByText('Out of tolerance')).toBeVisible();
    await expect(zone('Zone 3').getByText('Far out of tolerance')).toBeVisible();
    await expect(zone('Zone 3').getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('Tolerance ± 2.2 °C')).toBeVisible();
  },
});

/** Off is no fault: nothing is judged. */
export const Off = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...told(runningUnit({ power: 'off', zones: [{ setPointF: 34, returnAirF: 71, dischargeAirF: 70 }] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off')).toBeVisible();
    await expect(canvas.queryByText(/tolerance$/)).toBeNull();
  },
});

/** Warm air on the coil is meant to be warm. */
export const Defrosting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...told(runningUnit({ defrosting: true, zones: [{ setPointF: 34, returnAirF: 41, dischargeAirF: 58 }] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Defrosting')).toBeVisible();
    await expect(canvas.queryByText(/tolerance$/)).toBeNull();
  },
});

/** Alarms, the worst first; on demand also those that are over. */
export const Alarms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit({
          zones: [{ setPointF: 34, returnAirF: 58.6, dischargeAirF: 54.7 }],
          alarms: [
            { code: 84, level: 3, text: 'Restart null', since: ago(326), cleared: null },
            { code: 25, level: 2, text: 'Check alternator output', since: ago(1_500), cleared: null },
            { code: 61, level: 2, text: 'Low battery voltage', since: ago(3_000), cleared: ago(2_900) },
          ],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Alarms' }));
    await expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Restart null'),
      expect.stringContaining('Check alternator output'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all faults' }));
    await expect(rows.getByText(/^Alarm 61, Cleared/)).toBeVisible();
  },
});

/** Old news: the values stand muted, nothing is judged. */
export const Stale = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit({
          reportedAt: ago(600),
          zones: [{ setPointF: 34, returnAirF: 58.6, dischargeAirF: 54.7 }],
          alarms: [{ code: 84, level: 3, text: 'Restart null', since: ago(700), cleared: null }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stale readings')).toBeVisible();
    await expect(canvas.queryByText('Far out of tolerance')).toBeNull();
  },
});

/** Installed, and silent since. */
export const NeverReported = meta.story({
  beforeEach: ({ msw }) => msw.use(...told(runningUnit({ reportedAt: null, power: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This unit is installed and has not reported anything yet.')).toBeVisible();
    await expect(canvas.queryByText('Zone Info')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Send command' })).toBeVisible();
  },
});

/** No unit, and no alarm about it. */
export const NotInstalled = meta.story({
  beforeEach: ({ msw }) => msw.use(...told(runningUnit({ installed: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No refrigeration unit')).toBeVisible();
  },
});

/** An old unit that tells little: what it does not tell is N/A and not zero. */
export const TellsLittle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit({
          fuelPercent: null,
          engineHours: null,
          batteryVoltage: null,
          humidityPercent: null,
          ambientF: 300,
          alarms: null,
          defrosting: null,
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('N/A. The unit does not report its alarms.')).toBeVisible();
    await expect(canvas.getByText('Fuel Level').parentElement).toHaveTextContent('N/A');
    const ambient = canvas.getByText('Ambient', { selector: 'div' }).parentElement as HTMLElement;
    await userEvent.tab();
    within(ambient).getByRole('button', { name: 'N/A' }).focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(/broken or unplugged/));
  },
});

/** One command under way, one that failed with the unit's reason, one that worked. */
export const Commands = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit(),
        commandsOf(
          [
            aCommand({ id: 'a', status: 'inProgress', created: ago(1), commandCompleted: null }),
            aCommand({
              id: 'b',
              kind: 'remoteOn',
              status: 'failed',
              message: 'Unit battery too low to start the engine: 10.9 V.',
            }),
            aCommand({ id: 'c', kind: 'setPoint', zone: 1, setPointC: 1.111 }),
          ],
          { lastCommandSummary: { pending: 1, failed: 1, successful: 1 } },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last 24 h: 1 pending, 1 failed, 1 successful')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Commands' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('In Progress');
    await expect(rows[1]).toHaveTextContent('10.9 V');
    await expect(rows[2]).toHaveTextContent('Set Point 1 to 34.0 °F');
  },
});

/** Off is asked twice, goes to the unit, and is a success when the unit says that it is off. */
export const SwitchOff = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent, step }) => {
    const world = await currentWorld();
    const { trailer } = liveUnit(world);
    await step('choose', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
      await userEvent.click(await screen.findByRole('radio', { name: /^Remote Off/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    });
    await step('confirm twice', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      // the second question begins on its safe answer
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(await world.waitingCommands()).toEqual([]);
      await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    });
    await step('under way', async () => {
      await expect(await canvas.findByText('In Progress')).toBeVisible();
      await expect(await world.waitingCommands()).toHaveLength(1);
    });
    await step('the unit says that it is off', async () => {
      await unitObeys(world, trailer.serialNumber);
      await expect(await canvas.findByText('Success')).toBeVisible();
      await expect(await canvas.findByText('Off')).toBeVisible();
      await expect(canvas.getByText('Last 24 h: 0 pending, 0 failed, 1 successful')).toBeVisible();
    });
  },
});

/** The unit says no, and why. */
export const Refused = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent }) => {
    const world = await currentWorld();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Remote On/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
    await canvas.findByText('In Progress');
    await unitObeys(world, liveUnit(world).trailer.serialNumber, false);
    await expect(await canvas.findByText('Unit battery too low to start the engine: 10.9 V.')).toBeVisible();
  },
});

/** A set point beyond what units accept cannot be sent. */
export const SetPointOutOfRange = meta.story({
  beforeEach: ({ msw }) => msw.use(...told(runningUnit())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Set Point/ }));
    const field = screen.getByRole('spinbutton', { name: 'Set point' });
    await userEvent.type(field, '96');
    await userEvent.tab();
    await expect(await screen.findByText('Enter a number from -22 to 95')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '-10');
    await expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
});

/** The answer to a command got lost: trying again sends the same one, and never a second. */
export const RetrySendsOnce = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent, msw }) => {
    const world = await currentWorld();
    let lost = 0;
    msw.use(
      http.post('/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!query.includes('mutation SendReeferCommands') || lost > 0) return undefined;
        lost++;
        await world.fetch(request.clone());
        return Response.error();
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Continuous/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    await expect(await world.waitingCommands()).toHaveLength(1);
    await expect(lost).toBe(1);
  },
});

/** Who is not in the group sees everything and commands nothing. */
export const MayNotCommand = meta.story({
  args: { vin: '' },
  decorators: [
    (Story) => (
      <WorldHost as="viewer@gladhand.example">
        <Story />
      </WorldHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to send a command')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send command' })).toBeNull();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the reefer unit' })).toBeVisible();
  },
});

/** Nothing came; trying again may bring it. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reefer unit did not load')).toBeVisible();
  },
});

/** The role has no reefers. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <WorldHost as="dealer@gladhand.example">
        <Story />
      </WorldHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reefer unit is not open to your role')).toBeVisible();
  },
});

/** The history did not come; the readings stay. */
export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(reeferUnitAnswers(runningUnit()), reeferCommandsAnswer(commandsOf([])), ...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On, Continuous')).toBeVisible();
    await expect(await canvas.findByText('The history did not load.')).toBeVisible();
  },
});

/** The narrowest screen, long words. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...told(
        runningUnit({
          alarms: [
            {
              code: 12_345,
              level: 2,
              text: 'Unbreakablelongwordfromamakerthatknowsnospaces and a very long explanation of what may be wrong',
              since: STORY_NOW.toISOString(),
              cleared: null,
            },
          ],
        }),
        commandsOf([aCommand({ id: 'a', sentBy: 'a.person.with.a.very.long.name@a-very-long-company-name.example' })]),
      ),
    ),
});
