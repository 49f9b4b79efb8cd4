import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Spinner } from './Spinner';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner, args: { label: 'Loading', size: 20 } });

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <>
      {[12, 14, 20, 32].map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size} px`} />
      ))}
    </>
  ),
});

export const Dark = Sizes.extend({ globals: { theme: 'dark' } });
