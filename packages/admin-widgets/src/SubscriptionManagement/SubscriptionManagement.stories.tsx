import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { SubscriptionManagement, type SubscriptionManagementProps } from './SubscriptionManagement';
import { ADMIN, activeIccids, BATCH, iccidWithLateEvent, VIEWER, withBatch, withSims } from './sims.stories.data';
import { FIRST_SUBSCRIPTION_VIEW, type SubscriptionView } from './subscriptionView';

const now = () => STORY_NOW;
const SOON = { timeout: 10_000 };
const WRITES: readonly string[] = ['changeSims', 'retrySims'];
let client = createWidgetQueryClient();

type KeptProps = SubscriptionManagementProps & { start: Partial<SubscriptionView> | undefined };

function Kept({ start, onViewChange, ...props }: KeptProps) {
  const [view, setView] = useState<SubscriptionView>({ ...FIRST_SUBSCRIPTION_VIEW, ...start });
  const change: SubscriptionManagementProps['onViewChange'] = (next, options) => {
    setView(next);
    onViewChange?.(next, options);
  };
  return <SubscriptionManagement {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Admin/SubscriptionManagement',
  component: SubscriptionManagement,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    await (parameters.prepare ?? withSims)();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={ADMIN}
      now={now}
      queryClient={client}
      links={{ trailer: (vin) => `/tracking/${vin}` }}
      {...parameters.host}
    >
      <div style={{ blockSize: '100vh' }}>
        <Kept {...args} start={parameters.view} />
      </div>
    </StoryHost>
  ),
});

const grid = async () => within(await screen.findByRole('grid', { name: 'SIMs' }, SOON));
/** The widget shows the progress of the batch that it has started. */
const opensBatch = (args: SubscriptionManagementProps) =>
  waitFor(
    () =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ batchId: expect.stringMatching(/^[\da-f-]{36}$/) }),
        undefined,
      ),
    SOON,
  );
const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, SOON));

/** SIMs with their status, plan and usage. Each number is the length of the list that it opens. */
export const AllSims = meta.story({
  tags: ['compared'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('240 SIMs', undefined, SOON)).toBeVisible();
    const group = within(canvas.getByRole('group', { name: 'Numbers of SIMs' }));
    const refused = await group.findByRole('button', { name: /Change refused$/ });
    const count = Number.parseInt(refused.textContent ?? '', 10);
    await expect(count).toBeGreaterThan(0);
    await userEvent.click(refused);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ request: 'refused' }),
      undefined,
    );
    await waitFor(async () => expect(canvas.getByText(count === 1 ? '1 SIM' : `${count} SIMs`)).toBeVisible(), SOON);
    await waitFor(
      async () => expect((await grid()).getAllByText('Refused: The carrier has locked this SIM')[0]).toBeVisible(),
      SOON,
    );
  },
});

/** Data above what a plan includes, in words. */
export const OverPlan = meta.story({
  parameters: { view: { overage: true } },
  play: async () => {
    await waitFor(async () => expect((await grid()).getAllByText(/^Over by/)[0]).toBeVisible(), SOON);
  },
});

/** Two SIMs are suspended together. Their status changes only once the provider has confirmed it. */
export const SuspendTwo = meta.story({
  parameters: { view: { state: 'active' } },
  play: async ({ canvas, args }) => {
    // The first two have a pending change already.
    const rows = await waitFor(async () => {
      const [, , , ...found] = (await grid()).getAllByRole('checkbox');
      expect(found.length).toBeGreaterThan(2);
      return found;
    }, SOON);
    await userEvent.click(rows[0] as HTMLElement);
    await userEvent.click(rows[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const dialog = await dialogNamed('Suspend 2 SIMs?');
    await expect(dialog.getByText(/are shown as Suspended/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend 2 SIMs' }));
    await opensBatch(args);
    const progress = await canvas.findByRole('region', { name: 'Progress of the change' }, SOON);
    await expect(await within(progress).findByText('0 of 2 confirmed', undefined, SOON)).toBeVisible();
    await (await storyServer()).answerSims();
    await client.invalidateQueries();
    await waitFor(() => expect(within(progress).queryByText('0 of 2 confirmed')).toBeNull(), SOON);
  },
});

/** The confirmation of a new plan says how many SIMs change and from which plans. */
export const ChangePlanOfTwo = meta.story({
  parameters: { view: { state: 'active', planId: 'track-25' } },
  play: async ({ canvas, args }) => {
    const rows = await waitFor(async () => {
      const found = (await grid()).getAllByRole('checkbox').slice(-2);
      expect(found).toHaveLength(2);
      return found;
    }, SOON);
    for (const row of rows) await userEvent.click(row);
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan' }));
    const dialog = await dialogNamed('Change SIMs');
    await userEvent.click(dialog.getByRole('button', { name: 'Check SIMs' }));
    await expect(await dialog.findByText('Choose the new plan.')).toBeVisible();
    const plan = dialog.getByRole('combobox', { name: /^New plan/ });
    await waitFor(() => expect(plan).toBeEnabled(), SOON);
    await userEvent.click(plan);
    await userEvent.click(await screen.findByRole('option', { name: 'Sensor 100' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check SIMs' }));
    const confirm = await dialogNamed('Change plan of 2 SIMs?');
    await expect(confirm.getByText('New plan: Sensor 100, 100 MB per month')).toBeVisible();
    await expect(
      within(confirm.getByRole('list', { name: 'Plans now' })).getByText('2 SIMs from Track 25'),
    ).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: 'Change plan of 2 SIMs' }));
    await opensBatch(args);
    const progress = within(await canvas.findByRole('region', { name: 'Progress of the change' }, SOON));
    await expect(await progress.findByText('New plan: Sensor 100', undefined, SOON)).toBeVisible();
    await waitFor(
      async () => expect((await grid()).getAllByText(/^Changing to plan Sensor 100 since/)[0]).toBeVisible(),
      SOON,
    );
    await (await storyServer()).answerSims();
    await client.invalidateQueries();
    await waitFor(() => expect(progress.queryByText('0 of 2 confirmed')).toBeNull(), SOON);
  },
});

/** All SIMs of a list, of several plans, change to one; those that have it already are left out. */
export const ChangePlanOfAll = meta.story({
  parameters: { view: { state: 'active' }, boxPx: 400, boxHeightPx: 720 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change many' }, SOON);
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change many' }, SOON));
    const dialog = await dialogNamed('Change SIMs');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change plan' }));
    const plan = dialog.getByRole('combobox', { name: /^New plan/ });
    await waitFor(() => expect(plan).toBeEnabled(), SOON);
    await userEvent.click(plan);
    await userEvent.click(await screen.findByRole('option', { name: 'Camera pool' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check SIMs' }));
    const confirm = await dialogNamed(/^Change plan of \d+ SIMs\?/);
    const plans = within(confirm.getByRole('list', { name: 'Plans now' })).getAllByRole('listitem');
    await expect(plans.map(({ textContent }) => textContent?.replace(/^\d+ SIMs? from /, '')).sort()).toEqual([
      'Sensor 100',
      'Track 25',
    ]);
    await expect(confirm.getByText(/left out: Has this plan already$/)).toBeVisible();
  },
});

/** The plans that a SIM can change to couldn't be loaded, and can be requested again. */
export const PlansFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Internal, 'Internal error.', 'SimPlans')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change many' }, SOON));
    const dialog = await dialogNamed('Change SIMs');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change plan' }));
    await expect(await dialog.findByText("The plans couldn't be loaded", undefined, SOON)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** How far a change of many SIMs has got, what was refused and why. */
export const Progress = meta.story({
  parameters: { prepare: withBatch, view: { batchId: BATCH } },
  play: async ({ canvas, args }) => {
    const progress = within(await canvas.findByRole('region', { name: 'Progress of the change' }, SOON));
    await expect(progress.getByRole('heading', { name: 'Suspending 40 SIMs' })).toBeVisible();
    await expect(progress.getByText(/The carrier has locked this SIM$/)).toBeVisible();
    await (await storyServer()).answerSims();
    await client.invalidateQueries();
    await waitFor(() => expect(progress.queryByText('0 of 40 confirmed')).toBeNull(), SOON);
    await userEvent.click(progress.getByRole('button', { name: /Refused$/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ batchId: BATCH, request: 'refused' }),
      undefined,
    );
  },
});

/** A pasted list has a result for each line, and a deactivation says that it is final. */
export const PastedList = meta.story({
  play: async ({ canvas }) => {
    const [iccid = ''] = await activeIccids(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change many' }, SOON));
    const dialog = await dialogNamed('Change SIMs');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deactivate' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pasted list' }));
    const wrong = `${iccid.slice(0, -1)}${(Number(iccid.at(-1)) + 1) % 10}`;
    await userEvent.type(dialog.getByRole('textbox', { name: /^ICCIDs/ }), `${iccid}\n${wrong}\nnothing`);
    await userEvent.click(dialog.getByRole('button', { name: 'Check SIMs' }));
    const confirm = await dialogNamed('Deactivate 1 SIM?');
    await expect(confirm.getByText(/^This can’t be undone/)).toBeVisible();
    await expect(confirm.getByText('Mistyped: the check digit is wrong')).toBeVisible();
    await expect(confirm.getByText('Not found, or you don’t have access to it')).toBeVisible();
  },
});

/** A SIM with its plan, usage and history; a late event says that it changed nothing. */
export const Details = meta.story({
  beforeEach: async ({ parameters }) => {
    await withBatch();
    await (await storyServer()).answerSims();
    parameters.view = { openIccid: await iccidWithLateEvent() };
  },
  play: async () => {
    const drawer = await dialogNamed(/^SIM · /);
    await expect(await drawer.findByRole('heading', { name: 'History' }, SOON)).toBeVisible();
    await expect(drawer.getByText('Status: Suspended')).toBeVisible();
    await expect(drawer.getByText('Suspend: Confirmed')).toBeVisible();
    await expect(drawer.getByText('Arrived after a newer status, so it changed nothing')).toBeVisible();
    // Whether SIMs can be changed comes with the list.
    await userEvent.click(await drawer.findByRole('button', { name: 'Deactivate' }, SOON));
    const confirm = await dialogNamed('Deactivate 1 SIM?');
    await expect(confirm.getByText(/^This can’t be undone/)).toBeVisible();
  },
});

/** A role that only reads has no buttons that change anything. */
export const ReadOnly = meta.story({
  parameters: { host: { as: VIEWER, can: (subject: string) => !WRITES.includes(subject) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 SIMs', undefined, SOON)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change many' })).toBeNull();
    await expect((await grid()).queryAllByRole('checkbox')).toHaveLength(0);
  },
});

/** No SIM matches the filters. */
export const NoMatch = meta.story({
  parameters: { view: { search: 'nothing like this' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching SIMs', undefined, SOON)).toBeVisible();
  },
});

/** No SIM was registered yet. */
export const Empty = meta.story({
  parameters: { prepare: async () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No SIMs yet', undefined, SOON)).toBeVisible();
  },
});

/** While the list loads. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

/** The server has failed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The SIMs couldn't be loaded", undefined, SOON)).toBeVisible();
  },
});

/** No connection: the list can be requested again. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, SOON)).toBeVisible();
  },
});

/** No access. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'Sims')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the SIMs", undefined, SOON)).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { prepare: withBatch, view: { batchId: BATCH } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** In a box of 400 px the list scrolls within itself. */
export const Narrow = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByText('240 SIMs', undefined, SOON)),
});
