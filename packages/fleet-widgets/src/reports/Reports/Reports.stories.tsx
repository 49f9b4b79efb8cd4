import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { ReportScheduler } from '../ReportScheduler/ReportScheduler';
import { BOSS, later, VIEWER, withReports, YARD } from '../reports.stories.data';
import { Reports } from './Reports';
import { EMPTY_REPORTS_VIEW } from './reportsView';

const meta = preview.meta({
  title: 'Fleet/Reports',
  component: Reports,
  parameters: {
    layout: 'fullscreen',
    dataTexts: ['Morning yard check', 'ABS faults to the workshop', 'Dwell, all yards'],
  },
  args: { scheduler: (task) => <ReportScheduler {...task} /> },
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

const beforeEach = async () => {
  await withReports();
};

/** The reports of a customer by name, with when each is sent, and how its last run ended. */
export const Default = meta.story({
  tags: ['compared'],
  beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 3 reports')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Reports' })).getAllByRole('listitem');
    const [faults, dwell, yard] = rows;
    if (!faults || !dwell || !yard) throw new Error('There are three reports.');
    await expect(within(faults).getByText('Every day at 5:30 AM, Central Time')).toBeVisible();
    await expect(within(faults).getByText('Done')).toBeVisible();
    await expect(within(dwell).getByRole('switch', { name: 'Dwell, all yards is on' })).not.toBeChecked();
    await expect(
      within(yard).getByText('Monday, Wednesday, and Friday at 6:00 AM and 6:00 PM, Central Time'),
    ).toBeVisible();
  },
});

export const Dark = meta.story({ beforeEach, globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ beforeEach, globals: { direction: 'rtl' } });

export const German = meta.story({
  beforeEach,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 von 3 Berichten')).toBeVisible();
    await expect(canvas.getAllByText('Jeden Tag um 5:30, Nordamerikanische Zentralzeit')).toHaveLength(2);
  },
});

/** The search is in names; the type narrows further. */
export const Search = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 of 3 reports');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reports' }), 'yard');
    await expect(await canvas.findByText('2 of 3 reports')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '.*');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('3 of 3 reports')).toBeVisible();
  },
});

/** Switching says so; a report that is off has no next run. */
export const Switched = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Morning yard check is on' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Morning yard check is on' })).not.toBeChecked());
    const api = await storyServerApi(BOSS);
    const stored = (await api.reports.list(1)).find(({ name }) => name === 'Morning yard check');
    await expect([stored?.deactivated, stored?.nextRun]).toEqual([true, null]);
  },
});

/** A report is run by its menu, and its result opens. */
export const RunNow = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about ABS faults to the workshop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Run now' }));
    await expect(await canvas.findByRole('region', { name: 'This run' })).toBeVisible();
    await expect(await canvas.findByText('Not sent to anyone')).toBeVisible();
  },
});

/** Deleting a report deletes its runs, and says so before. */
export const Deleted = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Dwell, all yards' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Dwell, all yards?' });
    await expect(within(dialog).getByText(/Its runs, results and files are deleted too/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 of 2 reports')).toBeVisible();
  },
});

/** What was run, and who got it. */
export const Sent = meta.story({
  beforeEach,
  args: { view: { ...EMPTY_REPORTS_VIEW, segment: 'sent' } },
  play: async ({ canvas }) => {
    const [row] = within(await canvas.findByRole('list', { name: 'Sent' })).getAllByRole('listitem');
    if (!row) throw new Error('There is one run.');
    await expect(within(row).getByRole('button', { name: 'ABS faults to the workshop' })).toBeVisible();
    await expect(within(row).getByText('Done')).toBeVisible();
    await expect(within(row).getByText('2 of 2')).toBeVisible();
  },
});

/** An administrator decides where results may be sent, and how long they are kept. */
export const Settings = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report settings' }));
    const domains = await dialog.findByRole('textbox', { name: 'Send only to addresses at' });
    const days = dialog.getByRole('spinbutton', { name: 'Keep results and files for' });
    await expect(days).toHaveValue('30');
    await userEvent.type(domains, 'nowhere{Enter}');
    await expect(dialog.getByText('Enter domains such as example.com.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove nowhere' }));
    await userEvent.type(domains, 'example.com acme.example{Enter}');
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await expect(dialog.getByRole('button', { name: 'Remove acme.example' })).toBeVisible();
  },
});

/** What someone else saved in the meantime is shown, and nothing typed is lost. */
export const SettingsInConflict = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report settings' }));
    const days = await dialog.findByRole('spinbutton', { name: 'Keep results and files for' });
    const api = await storyServerApi(BOSS);
    await api.reports.saveSettings({
      ...{ customerId: 1, version: 0, input: { recipientDomains: ['example.com'], keepDays: 60 } },
    });
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('They chose example.com and 60 days.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(days).toHaveValue('90');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await api.reports.settings(1)).toEqual({ recipientDomains: [], keepDays: 90, version: 2 });
  },
});

/** A user who only reads sees the reports, and changes nothing. */
export const ReadOnly = meta.story({
  beforeEach,
  decorators: [
    (Story) => (
      <StoryHost as={VIEWER} now={later} can={() => false}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  args: { view: { ...EMPTY_REPORTS_VIEW, customerId: 1 } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 3 reports');
    await expect(canvas.queryByRole('button', { name: 'Create report' })).toBeNull();
    for (const toggle of canvas.getAllByRole('switch')) await expect(toggle).toBeDisabled();
  },
});

/** Nothing has been created yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create report' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The reports couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
  },
});

/** A role without reports. */
export const Forbidden = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the reports")).toBeVisible();
  },
});

let client = createWidgetQueryClient();

/** What was loaded stays when it can't be loaded again, and says so. */
export const Stale = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: async () => {
    client = createWidgetQueryClient();
    await withReports();
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
  play: async ({ canvas, msw }) => {
    await canvas.findByText('3 of 3 reports');
    msw.use(...apiFails(400));
    await refetch(client, 'reports');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText('3 of 3 reports')).toBeVisible();
  },
});

const LONG_NAME = `${'Überlange Wörter '.repeat(4)}${'x'.repeat(30)}`;

/** A name of 100 characters without a place to break, in the list and in the dialog that deletes it. */
export const LongName = meta.story({
  tags: ['no-picture'],
  parameters: { ...noPicture, dataTexts: [LONG_NAME], boxPx: 360 },
  beforeEach: async () => {
    const api = await storyServerApi(BOSS);
    await api.reports.create({ customerId: 1, report: { ...YARD, name: LONG_NAME } });
  },
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('button', { name: LONG_NAME })),
});

/** Everything is reached and done without a mouse. */
export const WithKeys = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Dwell, all yards is on' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Dwell, all yards is on' })).toBeChecked());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More about Dwell, all yards' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Edit report' })).toBeVisible();
  },
});

/** In a box of 360 px, facts are below the name. */
export const InANarrowBox = meta.story({
  beforeEach,
  parameters: { boxPx: 360 },
  play: fitsItsBox(async ({ canvas }) => {
    const count = await canvas.findByText('3 of 3 reports');
    const leftOf = (role: string, name: string) => canvas.getByRole(role, { name }).getBoundingClientRect().left;
    await expect(leftOf('button', 'Dwell, all yards')).toBeLessThan(leftOf('switch', 'Dwell, all yards is on'));
    return count;
  }),
});
