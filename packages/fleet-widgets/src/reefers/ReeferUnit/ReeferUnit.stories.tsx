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
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { ReeferUnit, type ReeferUnitProps } from './ReeferUnit';
import { aCommand, ago, commandsOf, HISTORY, liveUnit, runningUnit, unitObeys } from './reeferUnit.stories.data';

/** Shows a unit of the story's server unless the story names one. */
function FromStoryServer({ vin }: ReeferUnitProps) {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (vin === '') void storyServer().then((server) => setFound(liveUnit(server).trailer.vin));
  }, [vin]);
  const shown = vin || found;
  return shown ? <ReeferUnit vin={shown} /> : null;
}

const VIN = '1UYVS2530LG704218';
const meta = preview.meta({
  title: 'Fleet/ReeferUnit',
  component: ReeferUnit,
  args: { vin: VIN },
  render: (args) => <FromStoryServer {...args} />,
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ maxInlineSize: 420 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const unitAnswers = (unit: ReturnType<typeof runningUnit>, commands = commandsOf([])) => [
  reeferUnitAnswers(unit),
  reeferCommandsAnswer(commands),
  reeferTemperaturesAnswer(HISTORY),
];

/** A running unit at its set point. */
export const Running = meta.story({
  tags: ['compared'],
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit())),
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
    // The third probe keeps its place and is marked as silent.
    await expect(canvas.getByText('Interior 3').parentElement).toHaveTextContent('N/A');
    await expect(await canvas.findByText('Set point 34.0 ± 4')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit(), commandsOf([aCommand({ id: 'a' })]))),
});

/** Three zones and degrees Celsius. */
export const ThreeZonesMetric = meta.story({
  decorators: [
    (Story) => (
      <StoryHost units="metric">
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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

/** Off is not a fault: no temperature is judged. */
export const Off = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(runningUnit({ power: 'off', zones: [{ setPointF: 34, returnAirF: 71, dischargeAirF: 70 }] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off')).toBeVisible();
    await expect(canvas.queryByText(/tolerance$/)).toBeNull();
  },
});

/** Warm air at the coil is expected. */
export const Defrosting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(runningUnit({ defrosting: true, zones: [{ setPointF: 34, returnAirF: 41, dischargeAirF: 58 }] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Defrosting')).toBeVisible();
    await expect(canvas.queryByText(/tolerance$/)).toBeNull();
  },
});

/** Active alarms, worst first; past alarms on demand. */
export const Alarms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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

/** Stale values are muted and not judged. */
export const Stale = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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

/** Installed, but without any report. */
export const NeverReported = meta.story({
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit({ reportedAt: null, power: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This unit is installed but has not reported yet.')).toBeVisible();
    await expect(canvas.queryByText('Zone Info')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Send command' })).toBeVisible();
  },
});

/** No unit, and no alarm. */
export const NotInstalled = meta.story({
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit({ installed: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No refrigeration unit')).toBeVisible();
  },
});

/** An old unit that reports few values: missing values are N/A, not zero. */
export const TellsLittle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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
    await expect(await canvas.findByText("N/A. This unit doesn't report alarms.")).toBeVisible();
    await expect(canvas.getByText('Fuel Level').parentElement).toHaveTextContent('N/A');
    const ambient = canvas.getByText('Ambient', { selector: 'div' }).parentElement as HTMLElement;
    await userEvent.tab();
    within(ambient).getByRole('button', { name: 'N/A' }).focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(/broken or unplugged/));
  },
});

/** One command in progress, one that failed with the unit's reason, one that succeeded. */
export const Commands = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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

/** Off is confirmed twice, sent, and successful once the unit reports that it is off. */
export const SwitchOff = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent, step }) => {
    const server = await storyServer();
    const { trailer } = liveUnit(server);
    await step('selects the command', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
      await userEvent.click(await screen.findByRole('radio', { name: /^Remote Off/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    });
    await step('confirms twice', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      // The second confirmation focuses the safe answer.
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(await server.waitingCommands()).toEqual([]);
      await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    });
    await step('shows the command in progress', async () => {
      await expect(await canvas.findByText('In Progress')).toBeVisible();
      await expect(await server.waitingCommands()).toHaveLength(1);
    });
    await step('succeeds when the unit reports that it is off', async () => {
      await unitObeys(server, trailer.serialNumber);
      await expect(await canvas.findByText('Success')).toBeVisible();
      await expect(await canvas.findByText('Off')).toBeVisible();
      await expect(canvas.getByText('Last 24 h: 0 pending, 0 failed, 1 successful')).toBeVisible();
    });
  },
});

/** The unit refuses and gives a reason. */
export const Refused = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent }) => {
    const server = await storyServer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send command' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Remote On/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
    await canvas.findByText('In Progress');
    await unitObeys(server, liveUnit(server).trailer.serialNumber, false);
    await expect(await canvas.findByText('Unit battery too low to start the engine: 10.9 V.')).toBeVisible();
  },
});

/** A set point outside of the range can't be sent. */
export const SetPointOutOfRange = meta.story({
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit())),
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

/** The response to a command was lost: a retry sends the same command, never a second one. */
export const RetrySendsOnce = meta.story({
  args: { vin: '' },
  play: async ({ canvas, userEvent, msw }) => {
    const server = await storyServer();
    let lost = 0;
    msw.use(
      http.post('/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!query.includes('mutation SendReeferCommands') || lost > 0) return undefined;
        lost++;
        await server.fetch(request.clone());
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
    await expect(await server.waitingCommands()).toHaveLength(1);
    await expect(lost).toBe(1);
  },
});

/** Users outside of the group see everything but can't send commands. */
export const MayNotCommand = meta.story({
  args: { vin: '' },
  decorators: [
    (Story) => (
      <StoryHost as="viewer@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to send a command')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send command' })).toBeNull();
  },
});

/** The unit is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the reefer unit' })).toBeVisible();
  },
});

/** The unit couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The reefer unit couldn't be loaded")).toBeVisible();
  },
});

/** A role without access to reefers. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="dealer@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the reefer unit")).toBeVisible();
  },
});

/** The history couldn't be loaded; the readings stay. */
export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(reeferUnitAnswers(runningUnit()), reeferCommandsAnswer(commandsOf([])), ...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On, Continuous')).toBeVisible();
    await expect(await canvas.findByText("Couldn't load the history.")).toBeVisible();
  },
});

/** The narrowest screen, with long words. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...unitAnswers(
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

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: ({ msw }) => msw.use(...unitAnswers(runningUnit())),
  play: fitsItsBox(({ canvas }) => canvas.findByRole('group', { name: 'Zone 1' })),
});
