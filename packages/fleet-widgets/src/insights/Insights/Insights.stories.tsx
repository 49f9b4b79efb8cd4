import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { later, withVisits } from '../../geofences/visits.stories.data';
import { BOSS, withDays } from '../insights.stories.data';
import { Insights, type InsightsProps } from './Insights';
import { EMPTY_INSIGHTS_VIEW, type InsightsView } from './insightsView';

const now = () => STORY_NOW;
let client = createWidgetQueryClient();

function Kept({ start, onViewChange, ...props }: InsightsProps & { start: Partial<InsightsView> | undefined }) {
  const [view, setView] = useState<InsightsView>({ ...EMPTY_INSIGHTS_VIEW, ...start });
  const change = (next: InsightsView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <Insights {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Fleet/Insights',
  component: Insights,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    if (!parameters.isEmpty) await withDays();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={BOSS}
      now={now}
      queryClient={client}
      links={{ trailer: (linked) => `/tracking/${linked}` }}
      {...parameters.host}
    >
      <div style={{ blockSize: 860 }}>
        <Kept {...args} start={parameters.view} />
      </div>
    </StoryHost>
  ),
});

const panel = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('region', { name });

/** Two weeks next to the two before. Each measure has its number, its change, its chart and its file. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ args, canvas, userEvent }) => {
    const utilization = await panel(canvas, 'Utilization');
    await expect(within(utilization).getByText(/points? from/)).toBeVisible();
    await expect(within(await panel(canvas, 'Miles')).getByText(/% from [\d,]+ mi$/)).toBeVisible();
    await expect(canvas.getByText('Days through Nov 16, 2026, UTC')).toBeVisible();
    // A day has no time of day.
    await expect(await within(utilization).findByText('Nov 16')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ days: 7 }));
  },
});

/** The number of a system leads to its trailers. */
export const TrailersOfAFault = meta.story({
  play: async ({ canvas, userEvent }) => {
    const faults = await panel(canvas, 'Fault hours');
    await userEvent.click(within(faults).getByRole('button', { name: /^ABS: \d+ trailers?/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Trailers with faults' });
    const [first] = await within(dialog).findAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringContaining('/tracking/'));
    await expect(within(dialog).getByRole('columnheader', { name: 'Fault hours' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export Trailers with faults' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'CSV' }));
    const file = await within(document.body).findByRole('dialog', { name: 'Export' });
    await expect(await within(file).findByText(/^[1-9]\d* rows? w/)).toBeVisible();
  },
});

/** A day of a chart leads to its trailers, by keyboard as well. */
export const TrailersOfADay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const miles = await panel(canvas, 'Miles');
    const button = await within(miles).findByRole('button', { name: 'Trailers of Nov 16' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Trailers by miles' });
    await waitFor(() => expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Without a comparison there are no changes and no dashed lines. */
export const NotCompared = meta.story({
  parameters: { view: { against: 'none' } },
  play: async ({ canvas }) => {
    const utilization = await panel(canvas, 'Utilization');
    await expect(within(utilization).queryByText(/points? from/)).toBeNull();
    await expect(within(await panel(canvas, 'Fault hours')).queryByRole('columnheader', { name: 'Before' })).toBeNull();
  },
});

/** Filters by trailer type change every number. */
export const OneType = meta.story({
  parameters: { view: { vehicleTypes: ['Dry Van'] } },
  play: async ({ canvas }) => {
    const all = Number((await canvas.findByText(/^\d+ trailers$/)).textContent?.match(/\d+/)?.[0]);
    const { fleet } = await storyServer();
    const own = fleet.trailers.filter(({ customerId, vehicleType }) => customerId === 1 && vehicleType === 'Dry Van');
    await expect(all).toBeLessThanOrEqual(own.length);
    await expect(all).toBeGreaterThan(0);
  },
});

/** Users of several customers see all of them, and dwell once they have chosen one. */
export const SeveralCustomers = meta.story({
  parameters: { host: { as: 'admin@gladhand.example' } },
  play: async ({ canvas }) => {
    await expect(within(await panel(canvas, 'Dwell by place')).getByText('Choose a customer')).toBeVisible();
  },
});

/** Geofences by the hours that trailers stayed there. */
export const Dwell = meta.story({
  parameters: { view: { range: { from: '2026-11-10', to: '2026-11-18' } }, host: { now: later } },
  beforeEach: async () => {
    await withVisits();
  },
  play: async ({ canvas }) => {
    const dwell = await panel(canvas, 'Dwell by place');
    await expect(await within(dwell).findByRole('rowheader', { name: 'Toledo yard' })).toBeVisible();
    await expect(within(dwell).getByRole('button', { name: 'Export Dwell by place' })).toBeVisible();
  },
});

/** An operator can add a dashboard of their own, which opens in a frame. */
export const External = meta.story({
  parameters: { view: { isExternal: true } },
  beforeEach: async () => (await storyServer()).setUpDashboard(),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByTitle(/^Dashboard at/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Insights' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ isExternal: false }));
    await panel(canvas, 'Utilization');
  },
});

/** Before the first day is over. */
export const NoDayYet = meta.story({
  parameters: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No day has been added up yet')).toBeVisible();
  },
});

/** Days before the first report. */
export const NothingKnown = meta.story({
  parameters: { view: { range: { from: '2026-01-01', to: '2026-01-07' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is known of this period')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** One column in a box of 400 px. */
export const Narrow = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => panel(within(canvasElement), 'Utilization')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** A role, or a plan, without insights. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'Insights')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/don't have access/)).toBeVisible();
  },
});

/** Data that could not be refreshed stays, and its age is shown. */
export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await panel(canvas, 'Utilization');
    msw.use(...apiFails(400));
    await refetch(client, 'insights');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Utilization' })).toBeVisible();
  },
});
