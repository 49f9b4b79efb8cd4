import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { storyMapEngine } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { Tracking } from './Tracking';

function Screen({ vin: first }: { vin?: string }) {
  const [vin, setVin] = useState(first);
  return <Tracking engine={storyMapEngine} vin={vin} onVinChange={setVin} />;
}

const meta = preview.meta({
  title: 'Fleet/Tracking',
  component: Tracking,
  parameters: { layout: 'fullscreen' },
  render: () => <Screen />,
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
