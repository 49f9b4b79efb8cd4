import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { graphqlFails } from '@gladhand/domain/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { EMPTY_MAINTENANCE_VIEW } from '../../internal/maintenanceView';
import { BOSS } from '../../maintenance.stories.data';
import { saveElsewhere, templates, withPlannedWork } from '../../plannedWork.stories.data';
import { MaintenanceDashboard } from '../MaintenanceDashboard';

const later = () => new Date(STORY_NOW.getTime() + 300_000);
let client = createWidgetQueryClient();

const meta = preview.meta({
  title: 'Fleet/MaintenanceDashboard/Planned work',
  component: MaintenanceDashboard,
  tags: ['no-picture'],
  args: { onViewChange: fn() },
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async () => {
    client = createWidgetQueryClient();
    await withPlannedWork();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const body = () => within(document.body);
type User = { click: (element: Element) => Promise<void> };
async function rowOf(canvas: ReturnType<typeof within>, text: RegExp): Promise<HTMLElement> {
  const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
  return within(list).findByRole('button', { name: text });
}
async function openTemplates(canvas: ReturnType<typeof within>, userEvent: User): Promise<HTMLElement> {
  const open = await canvas.findByRole('button', { name: 'Planned maintenance' });
  await waitFor(() => expect(open).toBeEnabled());
  await userEvent.click(open);
  return body().findByRole('dialog', { name: 'Planned maintenance' });
}

/** Overdue work is critical, work that is due soon is caution. The panel has its dates and its source. */
export const DueSoonAndOverdue = meta.story({
  tags: ['compared'],
  args: {},
  play: async ({ canvas, userEvent }) => {
    await expect(await rowOf(canvas, /^Caution.*Annual inspection · due in 9 days/)).toBeVisible();
    await userEvent.click(await rowOf(canvas, /^Critical.*Annual inspection · overdue by 12 days/));
    const panel = await canvas.findByRole('complementary', { name: 'Selected issue' });
    await expect(await within(panel).findByText('49 CFR 396.17')).toBeVisible();
    await expect(within(panel).getByText(/^Inspection on /)).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: 'Report repair' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Planned work: show 2$/ }));
    await expect(await canvas.findByText('2 issues')).toBeVisible();
  },
});

/** Completed with a picture: it leaves the list, and its history shows who did it. */
export const Complete = meta.story({
  args: {},
  parameters: { hasPictures: true },
  play: async ({ canvas, userEvent }) => {
    const { drawPart } = await storyServer();
    await userEvent.click(await rowOf(canvas, /overdue by 12 days/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    const dialog = await body().findByRole('dialog', { name: 'Complete' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'No defects');
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, new File([drawPart('sensor')], 'report.png', { type: 'image/png' }));
    await expect(await within(dialog).findByText('report.png')).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Complete' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    await expect(await canvas.findByText(/^Closed on /)).toBeVisible();
    await expect(await canvas.findByText('“No defects”')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Picture' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /overdue by 12 days/ })).toBeNull());
  },
});

/** It can't be saved: nothing typed is lost. */
export const CompleteFails = meta.story({
  args: {},
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Unavailable, 'Try again later.', 'CompletePlannedWork')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /overdue by 12 days/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    const dialog = await body().findByRole('dialog', { name: 'Complete' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'No defects');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete' }));
    await expect(await within(dialog).findByText('Try again later.')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Note/ })).toHaveValue('No defects');
  },
});

/** Someone else has completed it: the dialog says so, and nothing is written twice. */
export const CompletedElsewhere = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /overdue by 12 days/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    const dialog = await body().findByRole('dialog', { name: 'Complete' });
    const api = await storyServerApi('admin@gladhand.example');
    const input = { customerId: 1, kind: 'plannedWork', state: 'critical' };
    const [issue] = (await api.maintenance.issues({ ...input, paginationInput: { pageSize: 1, pageNumber: 1 } }))
      .issues;
    if (!issue) throw new Error('There is no planned work.');
    const { id, version } = issue;
    const performedOn = STORY_NOW.toISOString().slice(0, 10);
    await api.maintenance.completeWork({ customerId: 1, id, version, performedOn, note: '' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete' }));
    await expect(await within(dialog).findByText('Someone else has completed or changed this work')).toBeVisible();
  },
});

/** Work of the customer: added with errors that say what to do, edited and deleted. */
export const Templates = meta.story({
  args: {},
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openTemplates(canvas, userEvent);
    await expect(await within(dialog).findByText(/Every 12 months .* 49 CFR 396\.17$/)).toBeVisible();
    await expect(within(dialog).getByText('1 due soon, 1 overdue')).toBeVisible();
    await step('added', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add work' }));
      const form = await body().findByRole('dialog', { name: 'New planned work' });
      await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
      await expect(await within(form).findByText('Enter a name for the work.')).toBeVisible();
      await expect(within(form).getByText(/^Enter at least one interval/)).toBeVisible();
      await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Brake service');
      await userEvent.type(within(form).getByRole('spinbutton', { name: 'Every miles' }), '25000');
      await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    });
    const list = await body().findByRole('dialog', { name: 'Planned maintenance' });
    await expect(await within(list).findByText('Brake service')).toBeVisible();
    await expect(within(list).getByText('Every 25,000 mi · All trailer types')).toBeVisible();
    await step('and deleted', async () => {
      await userEvent.click(within(list).getByRole('button', { name: 'Delete Brake service' }));
      const question = await body().findByRole('alertdialog', { name: 'Delete Brake service?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(within(list).queryByText('Brake service')).toBeNull());
    });
  },
});

/** The annual inspection can be switched off: its due work leaves the list. */
export const SwitchOff = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    const dialog = await openTemplates(canvas, userEvent);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Edit Annual inspection' }));
    const form = await body().findByRole('dialog', { name: 'Edit planned work' });
    await expect(within(form).queryByRole('spinbutton')).toBeNull();
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Due work appears in the list' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await body().findByText('Off')).toBeVisible();
  },
});

/** Someone else has saved: the form shows theirs, keeps what was typed, and saves on a second try. */
export const Conflict = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    const dialog = await openTemplates(canvas, userEvent);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Edit Annual inspection' }));
    const form = await body().findByRole('dialog', { name: 'Edit planned work' });
    const [annual] = await templates();
    if (annual) await saveElsewhere({ ...annual, trailerTypes: [3] });
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Due work appears in the list' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Someone else has saved this work')).toBeVisible();
    await expect(within(form).getByRole('checkbox', { name: 'Due work appears in the list' })).not.toBeChecked();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await body().findByText('Off')).toBeVisible();
  },
});

/** A user who only reads sees the work, and can't change or complete it. */
export const ReadOnly = meta.story({
  args: {},
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client} can={(operation) => operation === 'plannedWorkTemplates'}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /overdue by 12 days/));
    await expect(await canvas.findByText('49 CFR 396.17')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Complete' })).toBeNull();
    const dialog = await openTemplates(canvas, userEvent);
    await expect(await within(dialog).findByText('Annual inspection')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Add work' })).toBeNull();
  },
});

/** A role, or a plan, without maintenance. */
export const Forbidden = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, customerId: 1, hasTemplates: true } },
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'PlannedWorkTemplates')),
  play: async () => {
    const dialog = await body().findByRole('dialog', { name: 'Planned maintenance' });
    await expect(await within(dialog).findByText(/^You don't have access/)).toBeVisible();
  },
});

export const InANarrowBox = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, kind: 'plannedWork' } },
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('list', { name: 'Maintenance issues' })),
});

export const Dark = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, customerId: 1, hasTemplates: true } },
  globals: { theme: 'dark' },
});

export const RightToLeft = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, kind: 'plannedWork' } },
  globals: { direction: 'rtl' },
});
