import type { AlertRule } from '@gladhand/domain/alerts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { BOSS, RULE as INPUT } from '../alerts.stories.data';
import { AlertRuleForm } from './AlertRuleForm';
import type { SaveOutcome } from './saveOutcome';

const GROUPS: AlertRule['condition'] = {
  kind: 'all',
  of: [
    { kind: 'fuelBelow', percent: 15 },
    {
      kind: 'any',
      of: [
        { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 1_800_000 },
        { kind: 'doorFor', status: 'open', durationMs: 600_000 },
      ],
    },
  ],
};

const RULE: AlertRule = {
  ...INPUT,
  id: '019a',
  customerId: 1,
  version: 3,
  name: 'Low reefer fuel away from fuel sites',
  condition: GROUPS,
  alertPredicates: [],
  vins: [],
  deactivated: null,
  disabledAt: null,
  disabledBy: null,
  pausedBy: null,
  ownerEmail: BOSS,
  isOwn: true,
  notifyEmails: ['ops@cedarridge.com'],
  alertNotificationRateLimitMs: 21_600_000,
  activeHours: null,
  escalation: [],
  thermoKingFaultLevel: null,
  thermoKingFuelLevelPercentage: 15,
  geofenceTrailersThreshold: null,
  geofenceIds: null,
  isGeofenceOccupancyInverted: null,
  lastFired: null,
  firingNow: 3,
  firingsPerDay: [0, 0, 0, 0, 0, 0, 3],
  created: '2026-11-01T00:00:00.000Z',
  updated: '2026-11-01T00:00:00.000Z',
};

/** Without chips, whose buttons are small at every width. */
const BOXED: AlertRule = {
  ...RULE,
  notifyEmails: [],
  condition: {
    kind: 'all',
    of: [
      { kind: 'fuelBelow', percent: 15 },
      {
        kind: 'any',
        of: [
          { kind: 'occupancy', where: 'outside', geofences: [], durationMs: 1_800_000 },
          { kind: 'doorFor', status: 'open', durationMs: 600_000 },
        ],
      },
    ],
  },
};

const THEIRS: AlertRule = {
  ...RULE,
  version: 4,
  name: 'Low fuel',
  severity: 'caution',
  condition: { kind: 'fuelBelow', percent: 20 },
};

const meta = preview.meta({
  title: 'Fleet/AlertRuleBuilder',
  component: AlertRuleForm,
  parameters: { layout: 'fullscreen', dataTexts: [RULE.name, THEIRS.name] },
  args: {
    customerId: 1,
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved', rule: { ...RULE, id: '019b' } })),
    onSaved: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS}>
        <div style={{ position: 'relative', containerType: 'inline-size', containerName: 'gh-widget', blockSize: 820 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const sentence = (canvas: Pick<Canvas, 'getByRole'>) => canvas.getByRole('region', { name: 'In words' });
const saved = (onSave: unknown) => (onSave as ReturnType<typeof fn>).mock.calls[0]?.[0];

/** A new rule: the defaults are as specified, and a type adds a condition. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Create alert rule' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Me' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All vehicles' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition: Reefer Unit Fuel' }));
    await expect(await canvas.findByRole('checkbox', { name: /match/ })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rule name' }), 'Fuel');
    const threshold = canvas.getByRole('spinbutton', { name: 'Threshold' });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '15');
    await waitFor(() =>
      expect(sentence(canvas)).toHaveTextContent('When the fuel level of the reefer unit is below 15%.'),
    );
    await step('Ctrl+Enter saves', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '019b' })));
      await expect(saved(args.onSave)).toMatchObject({
        name: 'Fuel',
        severity: 'caution',
        condition: { kind: 'fuelBelow', percent: 15 },
        allVehicles: true,
        notifyMe: true,
        notifyPresent: false,
        alertNotificationRateLimitMs: 86_400_000,
      });
    });
  },
});

/** Messages only at night, and another recipient if no one acknowledges. */
export const HoursAndEscalation = meta.story({
  args: { start: { name: 'Fuel', condition: { kind: 'fuelBelow', percent: 15 } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send messages only during these hours' }));
    const [nights] = canvas.getAllByRole('group', { name: /8:00 PM|20:00/ });
    const hours = within(nights as HTMLElement);
    await expect(hours.getByText('until the next day')).toBeVisible();
    for (const day of ['Sat', 'Sun']) await userEvent.click(hours.getByRole('button', { name: day }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    const first = within(canvas.getByRole('group', { name: 'Escalation step 1' }));
    await step('a step needs an address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create rule' }));
      await expect(first.getByText('Enter at least one email address.')).toBeVisible();
    });
    await userEvent.type(first.getByRole('textbox', { name: /Also notify/ }), 'lead@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create rule' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(saved(args.onSave)).toMatchObject({
      activeHours: { zone: 'America/Chicago', windows: [{ days: [0, 1, 2, 3, 4], from: '20:00', to: '06:00' }] },
      escalation: [{ afterMs: 1_800_000, emails: ['lead@example.com'] }],
    });
  },
});

/** An unchanged rule can't be saved; what it has that can no longer be chosen is kept. */
export const Edit = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { rule: RULE },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /^Frequency/ })).toHaveValue('One every 6 h');
    await expect(canvas.getByText('3 of 10 conditions')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include sensor data' }));
    await expect(canvas.getByText('Saving ends 3 open alerts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          includeSensorData: true,
          alertNotificationRateLimitMs: 21_600_000,
          activeHours: null,
          escalation: [],
          condition: GROUPS,
        }),
        RULE,
      ),
    );
  },
});

export const Dark = Edit.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ args: { rule: RULE }, globals: { direction: 'rtl' } });

/** In German. */
export const German = meta.story({
  args: { rule: RULE },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alarmregel bearbeiten' })).toBeVisible();
    await expect(canvas.getByText('Dauer im Geofence', { selector: 'strong' })).toBeVisible();
  },
});

/** In metric units, thresholds are entered in those. */
export const Metric = meta.story({
  args: { rule: { ...RULE, condition: { kind: 'tireTemperatureAbove', celsius: 90 } } },
  globals: { units: 'metric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Threshold' })).toHaveValue('90');
    await expect(canvas.getByText('°C')).toBeVisible();
  },
});

/** Conditions are combined in groups, moved by keyboard, and removed with undo. */
export const Groups = meta.story({
  args: { rule: RULE },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('moves a condition out of its group', async () => {
      canvas.getByRole('button', { name: 'Remove Door Status Duration' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const group = canvas.getByRole('group', { name: 'Group of conditions' });
      await waitFor(() => expect(within(group).queryByText('Door Status Duration')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Remove Door Status Duration' })).toHaveFocus();
    });
    await step('removes it, and undoes that', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(await canvas.findByText('Door Status Duration removed')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Door Status Duration' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Remove Geofence Occupancy Duration' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('group', { name: 'Door Status Duration' })).toBeVisible();
    });
    await step('any of these', async () => {
      const [any] = canvas.getAllByRole('radio', { name: 'Any of these' });
      if (any) await userEvent.click(any);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
      await expect(saved(args.onSave)).toMatchObject({
        condition: { kind: 'any', of: [{ kind: 'fuelBelow' }, { kind: 'occupancy' }, { kind: 'doorFor' }] },
      });
    });
  },
});

/** Messages are under their fields, and the first field gets the focus. */
export const Validation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create rule' }));
    const name = canvas.getByRole('textbox', { name: 'Rule name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Give the rule a name\./));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Choose at least one condition.')).toBeVisible();
    await expect(canvas.getByText('Choose who to notify, or deliver to the inbox only.')).toBeVisible();
    await userEvent.type(name, 'Doors');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inbox only' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition: Door Status Duration' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Duration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create rule' }));
    // Under its field, and in place of the back-test.
    await waitFor(() => expect(canvas.getAllByText('Enter a duration of 1 minute to 30 days.')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Choosing trailers ends 'all'; choosing all clears them. */
export const ChoosesTrailers = meta.story({
  args: { rule: { ...RULE, allVehicles: false, vehicleGroupIds: ['019c'], vehicleIds: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Groups and trailers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All vehicles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(saved(args.onSave)).toMatchObject({ allVehicles: true, vehicleGroupIds: [], vehicleIds: [] });
  },
});

/** Someone else saved first: both versions are shown, and one of them is kept. */
export const Conflict = meta.story({
  args: { rule: RULE, onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'conflict', theirs: THEIRS })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rule name' }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Someone else saved this rule first.')).toBeVisible();
    await expect(canvas.getByText(/They changed: name, severity, and conditions\./)).toBeVisible();
    await expect(canvas.getByText('Low fuel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ name: `${RULE.name} 2` }), THEIRS),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('textbox', { name: 'Rule name' })).toHaveValue('Low fuel');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** Saving failed: everything that was entered is kept. */
export const SaveFailed = meta.story({
  args: { rule: RULE, onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Rule name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('We could not save the alert rule. Please try again.')).toBeVisible();
    await expect(name).toHaveValue(`${RULE.name} 2`);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Leaving a changed draft has to be confirmed; leaving an unchanged one does not. */
export const LeavingAsks = meta.story({
  args: { rule: RULE },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Rule name' });
    await userEvent.type(name, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(name, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A condition that this version doesn't know is shown, and the rule is kept as it is. */
export const UnknownType = meta.story({
  args: { rule: { ...RULE, condition: { kind: '17' } as unknown as AlertRule['condition'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown alert type (17)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

let isDown = false;

/** The owner has no access any more. Taking the rule over can fail. */
export const Paused = meta.story({
  tags: ['!visual'],
  args: {
    rule: { ...RULE, pausedBy: 'ownerWithoutAccess', isOwn: false },
    onTakeOver: fn(async () => (isDown ? undefined : { ...RULE, version: 4 })),
  },
  beforeEach() {
    isDown = true;
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Paused: its owner no longer has access')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await expect(await canvas.findByText(/^We could not take over the alert rule/)).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take over' })).toBeNull());
    await expect(args.onTakeOver).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3 }));
  },
});

/** A user who only reads sees the rule. */
export const ReadOnly = meta.story({
  args: { rule: RULE, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can see this rule, but not change it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Rule name' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

/** In a box of 400 px, the types are a menu and the fields have one column. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  args: { rule: BOXED },
  play: fitsItsBox(async ({ canvas }) => canvas.getByRole('textbox', { name: 'Rule name' })),
});
