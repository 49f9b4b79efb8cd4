import { expect, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { noPicture } from '#storybook/visual';
import { BOSS, LatestRun, later, withReports } from '../reports.stories.data';
import { Reports } from './Reports';
import { EMPTY_REPORTS_VIEW } from './reportsView';

const NO_RUN = '00000000-0000-4000-8000-000000000000';

const meta = preview.meta({
  title: 'Fleet/Reports/Result',
  component: Reports,
  parameters: { layout: 'fullscreen', dataTexts: ['ABS faults to the workshop'] },
  args: { view: { ...EMPTY_REPORTS_VIEW, customerId: 1 } },
  beforeEach: async () => {
    await withReports();
  },
  render: (args) => (
    <LatestRun>{(runId) => <Reports {...args} view={{ ...(args.view ?? EMPTY_REPORTS_VIEW), runId }} />}</LatestRun>
  ),
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

/** What a run found, as a chart, rows and files, and who got it. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ABS faults to the workshop' })).toBeVisible();
    const files = within(canvas.getByRole('region', { name: 'Files' }));
    await expect(files.getByRole('link', { name: 'Download XLSX' })).toBeVisible();
    await expect(files.getByRole('button', { name: 'Create PDF' })).toBeEnabled();
    const deliveries = within(canvas.getByRole('region', { name: 'Deliveries' }));
    await expect(deliveries.getByText('2 of 2 sent')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Result' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  globals: { direction: 'rtl' },
});

/** A result is sent to someone else, and to a recipient again. */
export const SentAgain = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    const deliveries = within(await canvas.findByRole('region', { name: 'Deliveries' }));
    await userEvent.type(deliveries.getByRole('textbox', { name: /Send to/ }), 'new@example.com{Enter}');
    await userEvent.click(deliveries.getByRole('button', { name: 'Send' }));
    await expect(await deliveries.findByText('3 of 3 sent')).toBeVisible();
  },
});

/** A run that was deleted with its report. */
export const Missing = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  render: (args) => <Reports {...args} view={{ ...(args.view ?? EMPTY_REPORTS_VIEW), runId: NO_RUN }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Run not found')).toBeVisible();
  },
});

/** A user who may only read sends nothing, and creates no file. */
export const ReadOnly = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} can={() => false}>
        <div style={{ blockSize: 900 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    const files = within(await canvas.findByRole('region', { name: 'Files' }));
    await expect(files.getByRole('link', { name: 'Download XLSX' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Create|Send|Resend|Revoke/ })).toBeNull();
  },
});

/** In a box of 360 px, everything is below each other. */
export const InANarrowBox = meta.story({
  parameters: { boxPx: 360 },
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('region', { name: 'Files' })),
});
