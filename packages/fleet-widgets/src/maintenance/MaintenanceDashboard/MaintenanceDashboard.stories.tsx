import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { EMPTY_MAINTENANCE_VIEW } from '../internal/maintenanceView';
import { BOSS, withIssues } from '../maintenance.stories.data';
import { MaintenanceDashboard } from './MaintenanceDashboard';

const MINUTE_MS = 60_000;
const later = () => new Date(STORY_NOW.getTime() + 5 * MINUTE_MS);
let client = createWidgetQueryClient();

const meta = preview.meta({
  title: 'Fleet/MaintenanceDashboard',
  component: MaintenanceDashboard,
  tags: ['no-picture'],
  args: { onViewChange: fn() },
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async () => {
    client = createWidgetQueryClient();
    await withIssues();
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

const rowsOf = (list: HTMLElement) => within(list).getAllByRole('button');
const page = { pageSize: 100, pageNumber: 1 };

/** The worst first, next to its evidence, its points and its history. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    await expect(first).toHaveTextContent(/^Critical/);
    if (first) await userEvent.click(first);
    const panel = await canvas.findByRole('complementary', { name: 'Selected issue' });
    await expect(await within(panel).findByText('Why is this first?')).toBeVisible();
    await expect(within(panel).getByText('Opened')).toBeVisible();
    const score = within(first ?? list).getByLabelText(/^Score/).textContent;
    await expect(within(panel).getByText(`${score} of 100`)).toBeVisible();
  },
});

/** Every number leads to its issues, and the state of the list can be cleared. */
export const Numbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Maintenance issues' });
    const total = canvas.getByText(/^\d+ issues$/).textContent;
    const lamps = canvas.getByRole('button', { name: /^Amber lamp: show \d+$/ });
    const count = Number(/\d+$/.exec(lamps.getAttribute('aria-label') ?? '')?.[0]);
    await userEvent.click(lamps);
    await expect(await canvas.findByText(`${count} issues`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Amber lamp, Critical: show 2$/ }));
    await expect(await canvas.findByText('2 issues')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText(total ?? '')).toBeVisible();
  },
});

/** Snoozed with a reason: it leaves its state, and comes back when the snooze ends. */
export const Snooze = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body);
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Snooze' }));
    const dialog = await body.findByRole('dialog', { name: 'Snooze' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
    await expect(await within(dialog).findByText('Say why it is snoozed.')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'In the shop on Monday');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Until it gets worse' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
    await expect(await canvas.findByText('Snooze: until it gets worse')).toBeVisible();
    await expect(await canvas.findByText('“In the shop on Monday”')).toBeVisible();
    await step('which someone ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'End snooze' }));
      await expect(await canvas.findByText('Snooze ended')).toBeVisible();
    });
  },
});

/** A repair is reported, and the issue stays open until reports confirm it. */
export const ReportRepair = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Report repair' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Report repair' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^What was repaired/ }), 'New wheel speed sensor');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Report repair' }));
    await expect(await canvas.findByText('Reported as repaired')).toBeVisible();
    await expect(await canvas.findByText('reported as repaired')).toBeVisible();
  },
});

/** A repair with a photo: it is in the history, and opens in a tab. */
export const RepairWithPicture = meta.story({
  parameters: { hasPictures: true },
  play: async ({ canvas, userEvent }) => {
    const { drawPart } = await storyServer();
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Report repair' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Report repair' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^What was repaired/ }), 'New sensor');
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, new File([drawPart('sensor')], 'sensor.png', { type: 'image/png' }));
    await expect(await within(dialog).findByText('sensor.png')).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Report repair' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    const picture = await canvas.findByRole('img', { name: 'Picture' });
    await expect(picture.closest('a')).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 720));
  },
});

/** Work orders of two trailers: what is wrong, the steps, and the parts of each trailer that may be needed. */
export const WorkOrders = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const boxes = within(list).getAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Work order' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '2 work orders' });
    const sheets = within(dialog).getAllByRole('article');
    await expect(sheets).toHaveLength(2);
    await expect(await within(dialog).findAllByText('Parts that may be needed')).not.toHaveLength(0);
    await expect(within(dialog).getAllByText(/check that the lamp stays off/)).not.toHaveLength(0);
    const printed = document.querySelector('body > [data-gh-printed]');
    await expect(printed?.querySelectorAll('article')).toHaveLength(2);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-gh-printed]')).toBeNull());
  },
});

/** Emailed to the nearest service center: the dialog shows where the email is, and the history keeps it. */
export const Email = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Email' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Email to service center' });
    const center = within(dialog).getByRole('combobox', { name: /^Service center/ });
    await waitFor(() => expect(center).toBeEnabled());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await within(dialog).findByText('Choose a service center.')).toBeVisible();
    await userEvent.click(center);
    await expect(await within(dialog).findByText('Nearest to the trailer')).toBeVisible();
    const [option] = within(dialog).getAllByRole('option');
    await expect(option).toHaveTextContent(/ mi$/);
    if (option) await userEvent.click(option);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Ask for gate 4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await within(dialog).findByText(/^(Sent to|Queued for) /)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Emailed to service center')).toBeVisible();
    await expect(canvas.getByText('“Ask for gate 4”')).toBeVisible();
  },
});

/** The email is refused: nothing typed is lost. */
export const EmailFails = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.RateLimited, 'Too many.', 'EmailMaintenanceIssues')),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    for (const checkbox of within(list).getAllByRole('checkbox').slice(0, 2)) await userEvent.click(checkbox);
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Email to service center' });
    const center = within(dialog).getByRole('combobox', { name: /^Service center/ });
    await waitFor(() => expect(center).toBeEnabled());
    await userEvent.click(center);
    const [option] = await within(dialog).findAllByRole('option');
    if (option) await userEvent.click(option);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Gate 4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await within(dialog).findByText('The email was not sent')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /^Note/ })).toHaveValue('Gate 4');
  },
});

/** Several at once. */
export const Bulk = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first, second] = within(list).getAllByRole('checkbox');
    if (first && second) {
      await userEvent.click(first);
      await userEvent.click(second);
    }
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Assign' });
    await within(dialog).findByText(BOSS);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(await canvas.findByText('2 issues saved')).toBeVisible();
  },
});

/** Someone else was faster: nothing is changed, and the list shows their version. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = within(list).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    const api = await storyServerApi('admin@gladhand.example');
    const { issues } = await api.maintenance.issues({ customerId: 1, paginationInput: page });
    const [worst] = issues;
    if (!worst) throw new Error('There is no issue.');
    const { id, version } = worst;
    await api.maintenance.handle({ customerId: 1, issues: [{ id, version }], action: 'note', note: 'Parts ordered' });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Assign' });
    await within(dialog).findByText(BOSS);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Someone else has changed this issue')).toBeVisible();
  },
});

/** All filters combine, and each can be removed. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Maintenance issues' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = canvas.getByRole('group', { name: 'Filters' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Critical' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Assigned to me' }));
    await expect(await canvas.findByText('No issue matches the filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Assigned to me' }));
    await expect(await canvas.findByRole('list', { name: 'Maintenance issues' })).toBeVisible();
  },
});

/** Arrow keys move, Enter opens. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    rowsOf(list)[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowsOf(list)[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('complementary', { name: 'Selected issue' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** A user who only reads can't select or change anything. */
export const ReadOnly = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client} can={() => false}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    await expect(within(list).queryByRole('checkbox')).toBeNull();
  },
});

export const InANarrowBox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('list', { name: 'Maintenance issues' })),
});

/** In a narrow box the selected issue covers the list. */
export const SelectedInANarrowBox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Maintenance issues' });
    const [first] = rowsOf(list);
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Why is this first?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('list', { name: 'Maintenance issues' })).toBeVisible();
  },
});

/** Nothing matches a search. */
export const NothingFound = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, search: 'no such trailer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No issue matches the filters')).toBeVisible();
  },
});

/** A link to an issue that is gone. */
export const Gone = meta.story({
  args: { view: { ...EMPTY_MAINTENANCE_VIEW, issueId: '01930009-0000-7000-8000-00000000ffff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This issue was not found')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

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
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** A role, or a plan, without maintenance. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don't have access/)).toBeVisible();
  },
});

/** The list stays when a refresh fails. */
export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: 'Maintenance issues' });
    msw.use(...apiFails(500));
    await refetch(client, 'maintenanceIssues');
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Maintenance issues' })).toBeVisible();
  },
});
