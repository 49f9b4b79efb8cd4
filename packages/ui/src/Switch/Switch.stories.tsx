import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Switch } from './Switch';

const meta = preview.meta({ title: 'Fields/Switch', component: Switch, args: { label: 'Reefer Controls' } });

export const Ordinary = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Reefer Controls' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });
