import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { AlertRuleBuilder } from '../AlertRuleBuilder/AlertRuleBuilder';
import { BOSS, later, withAlerts, withPausedRule } from '../alerts.stories.data';
import { AlertRules } from './AlertRules';
import { EMPTY_ALERT_RULES_VIEW } from './rulesView';

const meta = preview.meta({
  title: 'Fleet/AlertRules',
  component: AlertRules,
  parameters: {
    layout: 'fullscreen',
    dataTexts: ['Reefer fuel low', 'Doors opened', 'Left the yard without a tractor', 'Battery'],
  },
  args: { builder: (task) => <AlertRuleBuilder {...task} /> },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const ALL = '4 of 4 rules';
type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

const rowsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Alert rules' })).getAllByRole('listitem');
const namesOf = async (canvas: Canvas) =>
  (await rowsOf(canvas)).map((row) => row.querySelector('[data-name]')?.textContent);

/** Prepares alerts before the story begins. */
const beforeEach = async () => {
  await withAlerts();
};

/** The rules of a customer in its order, with what they are about and what fires now. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ALL)).toBeVisible();
    const [fuel, , , battery] = await rowsOf(canvas);
    if (!fuel || !battery) throw new Error('There are four rules.');
    await expect(within(fuel).getByText('Reefer Unit Fuel')).toBeVisible();
    await expect(within(fuel).getByText('When the fuel level of the reefer unit is below 25%.')).toBeVisible();
    await expect(within(fuel).getByText('3', { selector: '[data-zero], div' })).toBeVisible();
    await expect(within(fuel).getByRole('switch', { name: 'Reefer fuel low is on' })).toBeChecked();
    await expect(within(fuel).getByRole('img', { name: /^Alerts of the last seven days: / })).toBeVisible();
    await expect(within(battery).getByText(`Off since 09:12 CST, switched off by ${BOSS}`)).toBeVisible();
    await expect(within(battery).queryByText(/^When/)).toBeNull();
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ beforeEach, globals: { direction: 'rtl' } });

/** In German, with the conditions in words. */
export const German = meta.story({
  beforeEach,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 von 4 Regeln')).toBeVisible();
    await expect(canvas.getByText('Kraftstoff des Kühlaggregats')).toBeVisible();
  },
});

/** Filters combine with the search; while one is on, rules can't be moved. */
export const Filtered = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(ALL);
    await userEvent.click(canvas.getByRole('button', { name: 'Firing now' }));
    await waitFor(async () => expect(await namesOf(canvas)).toEqual(['Reefer fuel low']));
    await expect(canvas.queryByText(/^Move a rule/)).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Severity' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Caution' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all rules' }));
    await expect(await canvas.findByText(ALL)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Off' }));
    await waitFor(async () => expect(await namesOf(canvas)).toEqual(['Battery']));
  },
});

/** The search is literal and ignores case; while it is on, rules can't be moved. */
export const Search = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(ALL);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search rules' }), 'FUEL');
    await expect(await canvas.findByText('1 of 4 rules')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reorder Reefer fuel low' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '.*');
    await expect(await canvas.findByText('No rules match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all rules' }));
    await expect(await canvas.findByText(ALL)).toBeVisible();
  },
});

/** Alt and the arrow keys move a rule, and the focus moves with it. So does the menu. */
export const MovesByKeyboard = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(ALL);
    const name = canvas.getByRole('button', { name: 'Reefer fuel low' });
    name.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const expected = ['Doors opened', 'Reefer fuel low', 'Left the yard without a tractor', 'Battery'];
    await waitFor(async () => expect(await namesOf(canvas)).toEqual(expected));
    await expect(canvas.getByRole('button', { name: 'Reefer fuel low' })).toHaveFocus();
    await expect(canvas.getByText('Reefer fuel low, 2 of 4')).toBeInTheDocument();
    await step('the server keeps the order', async () => {
      const api = await storyServerApi(BOSS);
      const customerId = (await api.me()).customerId ?? 1;
      const saved = async () => (await api.alerts.rules(customerId)).map((rule) => rule.name);
      await waitFor(async () => expect(await saved()).toEqual(expected));
    });
    await step('by the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More about Battery' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: /^Move up/ }));
      await waitFor(async () => expect((await namesOf(canvas))[2]).toBe('Battery'));
    });
  },
});

/** A switch acts at once, says what ends, and can be undone. */
export const SwitchesOff = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const fuel = await canvas.findByRole('switch', { name: 'Reefer fuel low is on' });
    await expect(fuel).toHaveAttribute('title', 'Ends 3 alerts');
    await userEvent.click(fuel);
    await expect(await canvas.findByText('Reefer fuel low is off. 3 alerts ended.')).toBeVisible();
    await waitFor(() => expect(fuel).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fuel).toBeChecked());
  },
});

/** Deleting asks, and says what ends. */
export const Deletes = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Reefer fuel low' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Delete Reefer fuel low?' }));
    await expect(dialog.getByText(/^Ends 3 alerts\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('3 of 3 rules')).toBeVisible();
  },
});

/** The name opens the builder; saving leads back to the list. */
export const Edits = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Doors opened' }));
    const name = await canvas.findByRole('textbox', { name: 'Rule name' });
    await expect(name).toHaveValue('Doors opened');
    await userEvent.type(name, ' at night');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('button', { name: 'Doors opened at night' })).toBeVisible();
  },
});

/** The menu asks why a rule did not fire; the host keeps the question. */
export const WhyNot = meta.story({
  args: { onViewChange: fn() },
  beforeEach,
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Reefer fuel low' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Why did it not fire?' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Why did it not fire?' }));
    await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Rule' })).toHaveValue('Reefer fuel low'));
    await expect(sheet.getByText(/^Choose a trailer to see/)).toBeVisible();
    await step('for a trailer', async () => {
      await userEvent.type(sheet.getByRole('combobox', { name: 'Trailer' }), '1');
      const [first] = await within(document.body).findAllByRole('option', undefined, { timeout: 5_000 });
      if (first) await userEvent.click(first);
      await expect(await sheet.findByText(/^(Firing|Not firing) at /)).toBeVisible();
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ why: expect.objectContaining({ vin: expect.stringMatching(/^\w{17}$/), at: null }) }),
      );
    });
    await step('Escape returns to the list', async () => {
      sheet.getByRole('button', { name: 'Now' }).focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ why: null })));
    });
  },
});

/** A customer without rules is offered templates, which open the builder. */
export const Empty = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No rules yet')).toBeVisible();
    const templates = within(canvas.getByRole('list', { name: 'Templates' })).getAllByRole('button');
    await expect(templates).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: /^Reefer fuel low/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Rule name' })).toHaveValue('Reefer fuel low');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('No rules yet')).toBeVisible();
  },
});

/** The owner of a rule lost access. An administrator takes it over in the menu; it decides again. */
export const TakesOver = meta.story({
  tags: ['!visual'],
  parameters: { dataTexts: ['Owned'] },
  async beforeEach() {
    await withPausedRule('Owned by a former user');
  },
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByText(/^Paused: its owner, user03@fleet1.example, no longer has access/);
    await expect(reason).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Owned by a former user' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take over' }));
    await waitFor(() => expect(canvas.queryByText(/^Paused/)).toBeNull());
  },
});

/** A user who only reads has no switches and no grips. */
export const ReadOnly = meta.story({
  beforeEach,
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} can={(subject) => !/AlertRule$/.test(subject) || subject === 'alertRule'}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ALL)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Create rule|Reorder)/ })).toBeNull();
  },
});

/** A link leads to a rule that was deleted. */
export const NotFound = meta.story({
  args: {
    view: { ...EMPTY_ALERT_RULES_VIEW, task: { kind: 'edit', ruleId: '01930000-0000-7000-8000-000000000001' } },
    onViewChange: fn(),
  },
  beforeEach,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Alert rule not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All rules' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(EMPTY_ALERT_RULES_VIEW);
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alert Management' })).toBeVisible();
  },
});

/** The rules couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The alert rules couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
  },
});

/** A role without alerts. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the alert rules")).toBeVisible();
  },
});

let client = createWidgetQueryClient();

/** A refresh failed: the rules stay, with a note. */
export const Stale = meta.story({
  async beforeEach() {
    client = createWidgetQueryClient();
    await withAlerts();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(ALL)).toBeVisible();
    msw.use(...apiFails(400));
    await refetch(client, 'alertRules');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText(ALL)).toBeVisible();
  },
});

/** In a box of 400 px, rules are cards. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach,
  play: fitsItsBox(async ({ canvas }) => {
    await canvas.findByText(ALL);
    return canvas.getByRole('switch', { name: 'Reefer fuel low is on' });
  }),
});
