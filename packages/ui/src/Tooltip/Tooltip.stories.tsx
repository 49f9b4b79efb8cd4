import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const meta = preview.meta({ title: 'Overlays/Tooltip', component: Tooltip });

export const Ordinary = meta.story({
  render: () => (
    <div style={{ padding: 40 }}>
      <Tooltip text="Reported Nov 17, 09:12 CST">
        <Button>4 min</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Reported Nov 17, 09:12 CST');
  },
});
