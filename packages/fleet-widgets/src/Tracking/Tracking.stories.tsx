import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { storyMapEngine } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { Tracking, type TrackingProps } from './Tracking';

/** Keeps the chosen trailer, as a host does in its address. */
function Screen(props: TrackingProps) {
  const [vin, setVin] = useState(props.vin);
  return <Tracking {...props} vin={vin} onVinChange={setVin} />;
}

const meta = preview.meta({
  title: 'Fleet/Tracking',
  component: Tracking,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, onVinChange: () => undefined },
  render: (args) => <Screen {...args} />,
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** Every trailer in sight, worst first, on the map and beside it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});
