import { expect, fn } from 'storybook/test';
import { keepFile } from '#storybook/keepFile';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { ExportDialog, type ExportRun } from './ExportDialog';

const meta = preview.meta({
  title: 'Overlays/ExportDialog',
  component: ExportDialog,
  tags: ['no-texts'],
  args: {
    fileName: 'Users Export 2026-11-17.csv',
    many: 'users',
    onClose: fn(),
    write: async (_run: ExportRun): Promise<readonly string[]> => ['Name\r\n'],
  },
});

const never = new Promise<never>(() => undefined);

export const Running = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: {
    write: ({ onProgress }) => {
      onProgress(1_500, 4_210);
      return never;
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('1,500 of 4,210')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const FirstRowsAwaited = meta.story({ args: { write: () => never } });

export const Written = meta.story({
  args: {
    children: 'The file can be edited and imported again.',
    write: async ({ onProgress }) => {
      onProgress(4_210, 4_210);
      return ['Name\r\n'];
    },
  },
  beforeEach: keepFile,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4,210 users were written.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

let attempts = 0;

export const StoppedAndTriedAgain = meta.story({
  args: {
    write: async ({ onProgress }) => {
      attempts++;
      if (attempts === 1) throw new Error('The server is busy. Please try again in a moment.');
      onProgress(3, 3);
      return ['Name\r\n'];
    },
  },
  beforeEach: () => {
    attempts = 0;
    return keepFile();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The export stopped')).toBeVisible();
    await expect(canvas.getByText(/server is busy/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('3 users were written.')).toBeVisible();
  },
});

/** In another language. */
export const OtherWords = Running.extend({
  args: {
    many: 'Nutzer',
    texts: { title: 'Als CSV ausgeben', progress: (written, total) => `${written} von ${total}`, cancel: 'Abbrechen' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Als CSV ausgeben' })).toBeVisible();
    await expect(canvas.getByText('1500 von 4210')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    fileName: `${LONG_NAME}.csv`,
    many: LONG_NAME,
    write: async () => {
      throw new Error(LONG_SENTENCE);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG_SENTENCE)).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = LongText.extend({ globals: phone });

export const RightToLeft = Running.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Running.extend({ play: undefined, globals: { theme: 'dark' } });
