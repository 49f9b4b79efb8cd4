import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { TRAILER_DRAWER_PX } from '../../internal/trailerDrawerWidth';
import { TrailerDrawer } from '../TrailerDrawer/TrailerDrawer';
import { TrailerLookup } from './TrailerLookup';

const meta = preview.meta({
  title: 'Fleet/TrailerLookup',
  component: TrailerLookup,
  parameters: { layout: 'fullscreen' },
  args: { onOpen: fn() },
  render: (args) => (
    <StoryHost>
      <div style={{ blockSize: '100vh' }}>
        <TrailerLookup {...args} />
      </div>
    </StoryHost>
  ),
});

/** A full VIN, in any case, opens its trailer. */
export const ByVin = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    const [trailer] = (await storyServer()).fleet.trailers;
    const field = await canvas.findByLabelText('VIN or serial number');
    await userEvent.type(field, `${trailer?.vin.toLowerCase()}{Enter}`);
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(trailer?.vin));
  },
});

/** The serial number of its device does, too. */
export const BySerialNumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trailer = (await storyServer()).fleet.trailers.find(({ serialNumber }) => serialNumber);
    await userEvent.type(await canvas.findByLabelText('VIN or serial number'), trailer?.serialNumber ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Find trailer' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(trailer?.vin));
  },
});

/** A partial VIN finds nothing; the typed text stays. */
export const NotFound = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText('VIN or serial number');
    await userEvent.click(canvas.getByRole('button', { name: 'Find trailer' }));
    await expect(canvas.getByText('Enter a VIN or a serial number.')).toBeVisible();
    await userEvent.type(field, '1GRAA{Enter}');
    await expect(await canvas.findByText(/^No trailer has this VIN/)).toBeVisible();
    await expect(field).toHaveValue('1GRAA');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('VIN or serial number'), '1GRAA{Enter}');
    await expect(canvas.getByRole('button', { name: 'Find trailer' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('VIN or serial number'), '1GRAA{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** A trailer of the server, opened. */
function Opened() {
  const [vin, setVin] = useState<string>();
  useEffect(() => {
    void storyServer().then(({ fleet }) =>
      setVin(fleet.trailers.find((_, index) => fleet.statuses[index]?.lat !== null)?.vin),
    );
  }, []);
  const detail = vin && <TrailerDrawer vin={vin} onClose={() => setVin(undefined)} />;
  return (
    <TrailerLookup engine={storyMapEngine} vin={vin} onOpen={setVin} detail={detail} coveredPx={TRAILER_DRAWER_PX} />
  );
}

/** The open trailer on a map, below its drawer. */
export const Open = meta.story({
  render: () => (
    <StoryHost>
      <div style={{ blockSize: '100vh' }}>
        <Opened />
      </div>
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Position of the trailer' })).toBeVisible();
    await expect(await canvas.findByText(/^On the map: 1 trailer/)).toBeInTheDocument();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { level: 1 })),
});
