import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Tabs } from './Tabs';

const meta = preview.meta({ title: 'Primitives/Tabs', component: Tabs.Root });

const sensors = ['Reefer Unit', 'ABS', 'Wheel End', 'Lights'];

export const Ordinary = meta.story({
  render: () => (
    <Tabs.Root defaultValue="Reefer Unit">
      <Tabs.List aria-label="Sensors">
        {sensors.map((name) => (
          <Tabs.Trigger key={name} value={name} disabled={name === 'Lights'}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sensors.map((name) => (
        <Tabs.Content key={name} value={name}>
          Readings of {name}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'ABS' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Readings of ABS');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Wheel End' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Readings of Reefer Unit');
  },
});
