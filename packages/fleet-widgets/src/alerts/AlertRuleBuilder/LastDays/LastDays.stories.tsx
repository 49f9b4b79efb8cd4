import { alertBacktestAnswers, graphqlFails, graphqlHangs } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { BOSS } from '../../alerts.stories.data';
import { newDraft } from '../alertDraft';
import { LastDays } from './LastDays';
import { aPage, someFirings } from './lastDays.stories.data';

const FUEL = newDraft({ condition: { kind: 'fuelBelow', percent: 15 } });
const DOORS = newDraft({ condition: { kind: 'doorFor', status: 'open', durationMs: 1_800_000 } });
const LINKS = {
  trailer: (vin: string) => `/tracking/${vin}`,
  trailerHistory: ({ vin, day }: { vin: string; day: string }) => `/tracking/${vin}?first=${day}`,
};

const meta = preview.meta({
  title: 'Fleet/AlertRuleBuilder/Last 30 days',
  component: LastDays,
  args: { customerId: 1, draft: FUEL, readOnly: false, onChange: fn() },
  render: function Controlled({ onChange, ...args }) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <LastDays
        {...args}
        draft={draft}
        onChange={(next) => {
          onChange(next);
          setDraft((before) => ({ ...before, ...next }));
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} links={LINKS}>
        <div style={{ containerType: 'inline-size', containerName: 'gh-widget' }}>
          <div style={{ maxInlineSize: 366 }}>
            <Story />
          </div>
        </div>
      </StoryHost>
    ),
  ],
});

const twoPages = [
  aPage({ firings: someFirings(40), matchingNow: 36 }),
  aPage({ firings: someFirings(6, { everyHours: 70, fromHours: 9 }), trailers: 12, matchingNow: 1 }),
];

/** All pages of trailers are added up; the switch is part of the draft. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers(twoPages)),
  play: async ({ args, canvas, userEvent, step }) => {
    const toggle = canvas.queryByRole('button', { name: /^Last 30 days/ });
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('46 alerts on 7 trailers'));
    await expect(canvas.getByText('of 37 trailers')).toBeVisible();
    await expect(canvas.getByText(/^messages to each recipient, \d+ held back$/)).toBeVisible();
    await expect(canvas.getByText(/^Median duration \d/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Alerts per day/ })).toBeVisible();
    await step('the same counts as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show days as a table' }));
      await expect(canvas.getByRole('row', { name: /^Nov 17 \d$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show days as bars' }));
    });
    await step('a day limits the list', async () => {
      const bars = within(canvas.getByRole('group', { name: /^Alerts per day/ }));
      const today = bars.getByRole('button', { name: /^Nov 17: / });
      today.focus();
      await userEvent.keyboard('{ArrowLeft}');
      const before = bars.getByRole('button', { name: /^Nov 16: / });
      await expect(before).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(before).toHaveAttribute('aria-pressed', 'true');
      const ofDay = within(canvas.getByRole('list', { name: 'Alerts of Nov 16' }));
      const count = Number(before.getAttribute('aria-label')?.split(': ')[1]);
      await expect(ofDay.getAllByRole('listitem')).toHaveLength(count);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all days' }));
      await expect(before).toHaveAttribute('aria-pressed', 'false');
    });
    await step('why messages were held back', async () => {
      const held = within(canvas.getByRole('list', { name: 'Held back' }));
      await expect(held.getByText('The recipient was notified of this trailer shortly before.')).toBeVisible();
    });
    await step('the newest alerts, with their trailer and its history', async () => {
      const latest = within(canvas.getByRole('list', { name: 'Latest alerts' }));
      await expect(latest.getAllByRole('listitem')).toHaveLength(8);
      await expect(latest.getByText('3 h 12 min so far')).toBeVisible();
      await expect(latest.getByRole('link', { name: 'History of R-2207 at Nov 17, 06:00' })).toHaveAttribute(
        'href',
        '/tracking/1UYVS2530LG704200?first=2026-11-17',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'All 46' }));
      await expect(latest.getAllByRole('listitem')).toHaveLength(46);
      await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    });
    const present = canvas.getByRole('checkbox', { name: '37 trailers match now: Notify about these as well' });
    await expect(present).not.toBeChecked();
    await userEvent.click(present);
    await expect(args.onChange).toHaveBeenCalledWith({ notifyPresent: true });
    await expect(present).toBeChecked();
    await userEvent.click(present);
    await expect(canvas.queryByRole('list', { name: 'Warnings' })).toBeNull();
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers(twoPages)),
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers(twoPages)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('46 Alarme bei 7 Trailern'));
  },
});

/** While pages are on their way, the figures are those so far. */
export const Running = meta.story({
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers(twoPages, { hangs: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('alerts so far')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Checking past reports' })).toBeVisible();
    await expect(canvas.getByText('25 trailers so far')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Notify about trailers that match now as well' })).toBeVisible();
  },
});

/** A rule that never fires. */
export const NeverFires = meta.story({
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No alerts in 30 days.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Latest alerts' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^No trailers match now/ })).toBeVisible();
  },
});

/** More alerts than anyone reads. */
export const Noisy = meta.story({
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage({ firings: someFirings(780, { everyHours: 0.9 }) })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This would alert 26 times a day.')).toBeVisible();
  },
});

/** Trailers that don't report what the condition is about. */
export const WithoutData = meta.story({
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage({ firings: someFirings(4), withoutData: 9 })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data from 9 of 25 trailers.')).toBeVisible();
  },
});

/** A duration that is shorter than the report interval of untethered trailers. */
export const ShortDuration = meta.story({
  args: { draft: DOORS },
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage({ firings: someFirings(4) })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 min is shorter than the report interval.')).toBeVisible();
  },
});

/** A rule that delivers to the inbox only sends no messages. */
export const InboxOnly = meta.story({
  args: { draft: { ...FUEL, notifyMe: false, inboxOnly: true } },
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage({ firings: someFirings(4) })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('of 25 trailers')).toBeVisible();
    await expect(canvas.queryByText(/to each recipient/)).toBeNull();
  },
});

/** Nothing is requested before the draft has a condition that can be tested. */
export const NothingToTest = meta.story({
  args: { draft: newDraft() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to test yet')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** What is missing is named. */
export const InvalidDraft = meta.story({
  args: { draft: newDraft({ condition: { kind: 'fuelBelow', percent: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a value from 1 to 100%.')).toBeVisible();
  },
});

/** The rule is about no trailer that the user sees. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers([aPage({ trailers: 0 })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers to test')).toBeVisible();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlHangs('AlertBacktest')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking past reports' })).toBeVisible();
  },
});

/** A test that failed can be repeated. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('BAD_USER_INPUT', 'Not now.', 'AlertBacktest')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('The last 30 days did not load')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /match now/ })).toBeVisible();
    msw.use(alertBacktestAnswers(twoPages));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('of 37 trailers')).toBeVisible());
    await expect(canvas.queryByText('The last 30 days did not load')).toBeNull();
  },
});

/** The user may not test rules. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not see alerts.', 'AlertBacktest')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** In a box of 400 px, it is one line that opens. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: ({ msw }) => msw.use(alertBacktestAnswers(twoPages)),
  play: fitsItsBox(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = await canvas.findByRole('button', { name: /^Last 30 days/ });
    if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
    await waitFor(() => expect(toggle).toHaveTextContent('46 alerts on 7 trailers'));
    return canvas.findByRole('list', { name: 'Latest alerts' });
  }),
});
