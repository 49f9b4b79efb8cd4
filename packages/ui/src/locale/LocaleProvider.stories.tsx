import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { FailedState } from '../FailedState/FailedState';
import { de } from '../languages/de';
import { Pagination } from '../Pagination/Pagination';
import { LocaleProvider } from './LocaleProvider';

const meta = preview.meta({
  title: 'Foundations/LocaleProvider',
  component: LocaleProvider,
  args: { children: undefined },
  render: (args) => (
    <LocaleProvider {...args}>
      <FailedState what="Die Flotte" message="HTTP 500" onRetry={() => undefined} />
      <Pagination page={1} pageSize={20} total={1_234} onPageChange={() => undefined} />
    </LocaleProvider>
  ),
});

/** German texts and numbers for everything inside. */
export const German = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { locale: 'de', messages: de },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: de.failedState.retry })).toBeVisible();
    await expect(canvas.getByText(/1\.234/)).toBeVisible();
  },
});

/** A host replaces single words. Everything else stays in the language around it. */
export const OneWord = meta.story({
  args: { messages: { failedState: { retry: 'Once more' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Once more' })).toBeVisible();
  },
});
