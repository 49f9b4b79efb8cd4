import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner, args: { label: 'Loading', size: 20 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
});
