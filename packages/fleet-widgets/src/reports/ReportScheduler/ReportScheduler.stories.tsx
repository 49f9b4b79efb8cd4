import { apiFails } from '@gladhand/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { BOSS, later, StoredReport, withReports, YARD } from '../reports.stories.data';
import { ReportScheduler } from './ReportScheduler';

/** The night before the clocks of Chicago go back. */
const beforeClockChange = () => new Date('2026-10-31T12:00:00Z');

const dialogOf = async () => within(await screen.findByRole('dialog'));

const meta = preview.meta({
  title: 'Fleet/ReportScheduler',
  component: ReportScheduler,
  parameters: { layout: 'fullscreen', dataTexts: ['Morning yard check', 'Night yard'] },
  args: { customerId: 1, onSaved: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later}>
        <div style={{ blockSize: 900 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** A new report: what, when and to whom, with the first rows that it would have now. */
export const Default = meta.story({
  tags: ['compared'],
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('heading', { name: 'Create report' })).toBeVisible();
    await expect(await dialog.findByRole('region', { name: 'Next 5 runs' })).toBeVisible();
    await expect(dialog.getByText('Every day at 6:00 AM, Pacific Time')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(/rows|Nothing/),
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  globals: { direction: 'rtl' },
});

export const German = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  globals: { language: 'de' },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('heading', { name: 'Bericht anlegen' })).toBeVisible();
  },
});

/** An address that the settings of the customer don't permit is named before the report is saved. */
export const AddressNotPermitted = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: async () => {
    const api = await storyServerApi(BOSS);
    const input = { recipientDomains: ['example.com', 'acme.example'], keepDays: 30 };
    await api.reports.saveSettings({ customerId: 1, version: 0, input });
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const emails = await dialog.findByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(emails, 'gate@example.com yard@partner.example{Enter}');
    await expect(
      await dialog.findByText(
        'Not permitted: yard@partner.example. Reports of this customer are sent only to addresses at example.com or acme.example.',
      ),
    ).toBeVisible();
  },
});

/** What is missing is said where it is missing, and nothing typed is lost. */
export const Problems = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: /Email addresses/ }), 'gate@example.com{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
    await expect(await dialog.findByText('Give the report a name.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(dialog.getByText('gate@example.com')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Everything that was entered stays when the report can't be saved. */
export const NotSaved = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ args, userEvent, msw }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Night yard');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email addresses/ }), 'gate@example.com{Enter}');
    msw.use(...apiFails(400));
    await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
    await expect(await dialog.findByText('We could not save the report. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Night yard');
    await expect(dialog.getByText('gate@example.com')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Types that aren't part of the plan aren't offered. */
export const WithoutFeatures = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} hasFeature={() => false}>
        <div style={{ blockSize: 900 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Type' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Yard', 'Dwell', 'ABS Fault Summary']);
  },
});

/** A yard report on several days and times is created as it was entered. */
export const Created = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Night yard');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Frequency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fri' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add time' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Email addresses/ }), 'gate@example.com{Enter}');
    await expect(dialog.getByText('Monday and Friday at 6:00 AM and 7:00 AM, Pacific Time')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    const api = await storyServerApi(BOSS);
    const stored = (await api.reports.list(1)).find(({ name }) => name === 'Night yard');
    await expect(stored?.reportingSchedules?.schedules).toHaveLength(4);
  },
});

/** The next runs say what the clocks do. */
export const ClockChange = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={beforeClockChange}>
        <Story />
      </StoryHost>
    ),
  ],
  args: { typeId: 2 },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const time = await dialog.findByRole('textbox', { name: 'Time 1' });
    await userEvent.clear(time);
    await userEvent.type(time, '1:30 AM{Tab}');
    const runs = within(dialog.getByRole('region', { name: 'Next 5 runs' }));
    await expect(await runs.findByText(/Occurs twice, runs at the first/)).toBeVisible();
    await expect(runs.getByText(/Covers 25 hours/)).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '2:30 AM{Tab}');
    await expect(await runs.findByText('Mar 14, 2027: 2:30 AM does not exist that day, no run')).toBeVisible();
  },
});

/** Columns are chosen and put in order. */
export const Columns = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Address' }));
    await expect(await dialog.findByText(/^\d+ of \d+ columns$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset to the usual columns' }));
    await expect(await dialog.findByText('Usual columns')).toBeVisible();
  },
});

/** Someone else saved since the report was opened: either version can be kept. */
export const Conflict = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: async () => {
    await withReports();
  },
  render: (args) => (
    <StoredReport name={YARD.name}>{(report) => <ReportScheduler {...args} report={report} />}</StoredReport>
  ),
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const name = await dialog.findByRole('textbox', { name: /Name/ });
    const api = await storyServerApi(BOSS);
    const report = (await api.reports.list(1)).find((one) => one.name === YARD.name);
    const input = { ...YARD, name: 'Yard, renamed', notifyEmails: ['gate@example.com'] };
    await api.reports.update({ customerId: 1, id: report?.id ?? '', version: report?.version ?? 0, input });
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else has changed this report.')).toBeVisible();
    const theirs = dialog.getByRole('list', { name: 'Their version' });
    await expect(theirs).toHaveTextContent('Name Yard, renamed');
    await expect(theirs).toHaveTextContent('Email addresses gate@example.com');
    await expect(within(theirs).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Yard, renamed'));
  },
});

/** In a box of 400 and 360 px, the dialog fills it, the sections are below each other, and the preview below them. */
export const InANarrowBox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(async () => (await dialogOf()).findByRole('region', { name: 'Next 5 runs' })),
});
