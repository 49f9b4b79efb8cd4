import { alertExplanationAnswer, graphqlFails, graphqlHangs } from '@gladhand/domain/testing';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { type AlertsOfStory, BOSS, later, withAlerts } from '../alerts.stories.data';
import { EXPLANATIONS } from '../whyNot.stories.data';
import { WhyNotFired } from './WhyNotFired';

let story: AlertsOfStory & { ruleId: string };

/** Prepares rules and alerts before the story begins. */
async function prepare(): Promise<void> {
  const prepared = await withAlerts();
  const api = await storyServerApi(BOSS);
  const rules = await api.alerts.rules(prepared.customerId);
  story = { ...prepared, ruleId: rules.find(({ name }) => name === 'Reefer fuel low')?.id ?? '' };
}

const LINKS = {
  alert: ({ alertId }: { alertId?: string }) => `/alertconfiguration/alert${alertId ? '?episode' : ''}`,
  trailerHistory: ({ vin, day }: { vin: string; day: string }) => `/tracking/${vin}?first=${day}`,
};

const meta = preview.meta({
  title: 'Fleet/WhyNotFired',
  component: WhyNotFired,
  parameters: { dataTexts: ['Reefer fuel low', 'Doors opened', 'Left the yard without a tractor', 'Battery'] },
  args: { vin: '', customerId: 1 },
  beforeEach: prepare,
  render: (args, { parameters }) => (
    <StoryHost as={BOSS} now={later} links={LINKS}>
      <div style={{ maxInlineSize: 380 }}>
        <WhyNotFired
          {...args}
          vin={story.low[0] ?? ''}
          customerId={story.customerId}
          ruleId={parameters.hasRule === false ? undefined : story.ruleId}
        />
      </div>
    </StoryHost>
  ),
});

type Canvas = ReturnType<typeof within>;
const verdict = async (canvas: Pick<Canvas, 'findByText'>, text: RegExp) =>
  expect(await canvas.findByText(text)).toBeVisible();

/** One of two ways is missing; the first condition that was not met is marked. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.notMet)),
  play: async ({ canvas, userEvent, step }) => {
    await verdict(canvas, /^Not firing at 09:17 CST\. The conditions were not met\.$/);
    const tree = within(canvas.getByRole('region', { name: 'Conditions' }));
    const met = tree.getByText('The fuel level of the reefer unit is below 15%').closest('li');
    await expect(met).toHaveTextContent('14%Met, since 08:14');
    const first = tree.getByText('First not met').closest('li');
    await expect(first).toHaveTextContent('The trailer is outside of all geofences for 30 minutes');
    await expect(tree.getAllByText('First not met')).toHaveLength(1);
    await step('the states of the day, also as a table', async () => {
      const day = within(await canvas.findByRole('region', { name: 'States on this day' }));
      const handle = day.getByRole('slider', { name: 'Time on this day' });
      await expect(handle).toHaveAttribute('aria-valuetext', '09:17, not judged');
      handle.focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await verdict(canvas, /^Not firing at 09:02 CST/);
      await expect(handle).toHaveAttribute('aria-valuetext', '09:02, Clear');
      await expect(handle).toHaveFocus();
      await userEvent.click(day.getByRole('button', { name: 'Show states as a table' }));
      await expect(day.getByRole('row', { name: '07:40 Pending 34 min' })).toBeVisible();
      await userEvent.click(day.getByRole('button', { name: 'Show states as bands' }));
    });
    await step('who would have been notified', async () => {
      const outcome = within(canvas.getByRole('region', { name: 'If it had fired' }));
      const row = (text: string) => outcome.getByText(text).closest('li');
      await expect(row('Email to manager@gladhand.example')).toHaveTextContent(/Sent$/);
      await expect(row('Push to manager@gladhand.example')).toHaveTextContent(/turned off this channel/);
      await expect(row('Email to yard@gladhand.example')).toHaveTextContent(
        /Waits until 17:00 CST: During quiet hours/,
      );
      await expect(row('Email to night@gladhand.example')).toHaveTextContent(/09:32 CST, if not acknowledged$/);
      await expect(row('Active hours')).toHaveTextContent(/Always$/);
    });
    await step('another time', async () => {
      const time = canvas.getByRole('textbox', { name: /^Time/ });
      await userEvent.clear(time);
      await userEvent.type(time, '08:30{Enter}');
      await verdict(canvas, /^Not firing at 08:30 CST/);
      await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
      await verdict(canvas, /^Not firing at 09:17 CST/);
    });
    await expect(canvas.getByRole('link', { name: 'History at 09:17 CST' })).toHaveAttribute(
      'href',
      expect.stringContaining('?first=2026-11-17'),
    );
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.notMet)),
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.notMet)),
  play: async ({ canvas }) => {
    await verdict(canvas, /Die Bedingungen waren nicht erfüllt/);
    await expect(canvas.getByText('Als erste nicht erfüllt')).toBeVisible();
  },
});

/** The real server: the rule fired, and its alert can be opened. */
export const Firing = meta.story({
  play: async ({ canvas }) => {
    await verdict(canvas, /^Firing at 09:17 CST\. This alert began 09:13 CST\.$/);
    await expect(await canvas.findByRole('link', { name: 'Open alert' })).toHaveAttribute(
      'href',
      '/alertconfiguration/alert?episode',
    );
    await expect(canvas.queryByText('First not met')).toBeNull();
  },
});

/** A duration was not over yet. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.pending)),
  play: async ({ canvas }) => {
    await verdict(canvas, /its time is up 09:30 CST\.$/);
    await expect(canvas.getByText('Not met yet, holds since 09:00, met at 09:30')).toBeVisible();
  },
});

/** Values were unknown, for different reasons. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.unknown)),
  play: async ({ canvas }) => {
    await verdict(canvas, /A value was unknown/);
    await expect(canvas.getByText('Unknown, no sensor installed')).toBeVisible();
    await expect(canvas.getByText(/^Unknown, last reported Nov 16, 20:10/)).toBeVisible();
  },
});

/** The rule was off. */
export const RuleOff = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.ruleOff)),
  play: async ({ canvas }) => verdict(canvas, /The rule was off\.$/),
});

/** The rule got its conditions later. */
export const RuleYounger = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.ruleYounger)),
  play: async ({ canvas }) => verdict(canvas, /got its present conditions later/),
});

/** The rule is not about the trailer. */
export const NotConcerned = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.notConcerned)),
  play: async ({ canvas }) => verdict(canvas, /isn't about this trailer/),
});

/** The trailer had not reported. */
export const NoReports = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.noReports)),
  play: async ({ canvas }) => verdict(canvas, /had not reported yet/),
});

/** The rule was deleted. */
export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(null)),
  play: async ({ canvas }) => verdict(canvas, /no longer exists/),
});

/** Nothing is asked before a rule is chosen. */
export const Empty = meta.story({
  parameters: { hasRule: false },
  play: async ({ canvas, userEvent }) => {
    await verdict(canvas, /^Choose a rule to see/);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rule' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Doors opened' }));
    await verdict(canvas, /^Not firing at 09:17 CST/);
  },
});

/** The answer is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlHangs('ExplainAlert')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Rule' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Conditions' })).toBeNull();
  },
});

/** The answer couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('BAD_USER_INPUT', 'Not now.', 'ExplainAlert')),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(alertExplanationAnswer(EXPLANATIONS.notMet));
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Conditions' })).toBeVisible());
  },
});

/** The user may not ask. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not see alerts.', 'ExplainAlert')),
  play: async ({ canvas }) => verdict(canvas, /You don't have access/),
});

/** Everything fits into a box of 400 px. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: ({ msw }) => msw.use(alertExplanationAnswer(EXPLANATIONS.notMet)),
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('region', { name: 'Conditions' })),
});
