import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { LeaseManagement, type LeaseManagementProps } from './LeaseManagement';
import { ACTIVE, ADMIN, nameOf, PLANNED, vins, withLeases } from './lease.stories.data';
import { EMPTY_LEASE_VIEW, type LeaseView } from './leaseView';

const now = () => STORY_NOW;
const SOON = { timeout: 10_000 };
let client = createWidgetQueryClient();

function Kept({ start, onViewChange, ...props }: LeaseManagementProps & { start: Partial<LeaseView> | undefined }) {
  const [view, setView] = useState<LeaseView>({ ...EMPTY_LEASE_VIEW, ...start });
  const change = (next: LeaseView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <LeaseManagement {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Admin/LeaseManagement',
  component: LeaseManagement,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    await (parameters.prepare ?? withLeases)();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={ADMIN}
      now={now}
      timeZone="America/New_York"
      queryClient={client}
      links={{ trailer: (vin) => `/tracking/${vin}` }}
      {...parameters.host}
    >
      <Kept {...args} start={parameters.view} />
    </StoryHost>
  ),
});

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }, SOON));
  await userEvent.click(await screen.findByRole('option', { name: option }, SOON));
};

/** Leases with their days in the zone of the lessor. */
export const Leases = meta.story({
  tags: ['compared'],
  play: async ({ canvas, args }) => {
    const list = async () => within(await canvas.findByRole('region', { name: 'Leases' }, SOON));
    await expect((await list()).getByText('Nov 17, 2026 to Dec 31, 2026')).toBeVisible();
    await expect((await list()).getByText('Dec 1, 2026 to without an end')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Active' }));
    await waitFor(async () => expect((await list()).getAllByRole('row')).toHaveLength(2), SOON);
    await userEvent.click((await list()).getAllByRole('button')[0] as HTMLElement);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ leaseId: ACTIVE }));
  },
});

/** A lease in force, which can be ended now. */
export const Active = meta.story({
  parameters: { view: { leaseId: ACTIVE } },
  play: async ({ canvas }) => {
    const trailers = within(await canvas.findByRole('region', { name: 'Trailers' }, SOON));
    await expect(trailers.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByText('01/01/27 00:00 EST')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End now' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this lease now?' }, SOON));
    await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), SOON);
  },
});

/** The last day of a planned lease changes; a day before its first is refused. */
export const ChangedEnd = meta.story({
  parameters: { view: { leaseId: PLANNED } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change last day' }, SOON));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the last day' }, SOON));
    const field = dialog.getByRole('textbox', { name: /^Last day/ });
    await userEvent.type(field, '1/15/2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), SOON);
    await expect(await canvas.findByText('Dec 1, 2026 to Jan 15, 2027', undefined, SOON)).toBeVisible();
  },
});

/** A trailer that is leased at the same time is left out, with the lease that it overlaps. */
export const NewOne = meta.story({
  parameters: { view: { leaseId: 'new' } },
  play: async ({ canvas, args }) => {
    await choose('Lessor', await nameOf(1));
    await choose('Lessee', await nameOf(2));
    const [leased = '', free = ''] = await vins(4, 10).then((list) => [list[0], list[5]]);
    await userEvent.click(canvas.getByRole('textbox', { name: /^VINs or unit IDs/ }));
    await userEvent.paste([leased, free].join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check trailers' }));
    const lines = within(await canvas.findByRole('region', { name: 'Trailers' }, SOON));
    await expect(lines.getByText('Overlaps another lease')).toBeVisible();
    await expect(canvas.getByText('1 trailer will be leased.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review lease' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Lease 1 trailer?' }, SOON));
    await expect(dialog.getByText('11/17/26 00:00 EST')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lease 1 trailer' }));
    await waitFor(
      () =>
        expect(args.onViewChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ leaseId: expect.stringMatching(/-/) }),
        ),
      SOON,
    );
  },
});

export const Narrow = meta.story({
  parameters: { boxPx: 360, boxHeightPx: 720, view: { leaseId: ACTIVE } },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('region', { name: 'Trailers' }, SOON)),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: { view: { leaseId: ACTIVE } } });

export const Empty = meta.story({
  parameters: { prepare: async () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No leases yet', undefined, SOON)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The server has failed. */
export const Failed = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The leases couldn't be loaded", undefined, SOON)).toBeVisible();
  },
});

/** The role doesn't allow it. */
export const Forbidden = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'TrailerLeases')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the leases", undefined, SOON)).toBeVisible();
  },
});
