import { ApiErrorCode } from '@gladhand/domain';
import { apiHangs, graphqlFails, trailerImagesAnswer } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, type StoryWorld } from '../../../../.storybook/world';
import { CargoImages } from './CargoImages';

const LOADS = [72, 72, 40, 12, 0, 96, 90, 64, 55, 48, 30, 22, 18, 5];

const camera = ({ fleet }: StoryWorld) =>
  fleet.trailers.find(
    ({ serialNumber, installedSensorTypeIds }) => serialNumber && installedSensorTypeIds.includes(27),
  );

/** A trailer of the world whose camera has sent that many pictures through the door, half an hour apart. */
function OfTheWorld({ count }: { count: number }) {
  const [trailer, setTrailer] = useState<{ vin: string; unitId: string }>();
  useEffect(() => {
    void currentWorld().then(async (world) => {
      const found = camera(world);
      for (let index = 0; found?.serialNumber && index < count; index++) {
        await world.picture(found.serialNumber, LOADS[index] ?? 0, 4 + 30 * index);
      }
      setTrailer(found);
    });
  }, [count]);
  return trailer ? <CargoImages {...trailer} /> : null;
}

const meta = preview.meta({
  title: 'Fleet/CargoImages',
  component: CargoImages,
  args: { vin: '', unitId: 'R-2207' },
  render: () => <OfTheWorld count={14} />,
  decorators: [
    (Story, { parameters }) => (
      <WorldHost>
        <div style={{ inlineSize: parameters.widthPx ?? 372, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

const isDrawn = (image: HTMLElement) => expect((image as HTMLImageElement).naturalWidth).toBe(480);

/** The newest picture, drawn by the simulator's camera and served behind a link; the others in a dialog. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const newest = await canvas.findByRole('img', { name: 'Cargo space, 72% full, 11/17/26 09:08 CST' });
    await waitFor(() => isDrawn(newest));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 14 pictures' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('72% full, 1 of 14')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Newer picture' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Older picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Older picture' }));
    await waitFor(() => isDrawn(dialog.getByRole('img', { name: /40% full, 11\/17\/26 08:08 CST$/ })));
    const strip = dialog.getByRole('list', { name: 'Pictures, newest first' });
    await expect(within(strip).getAllByRole('button')).toHaveLength(12);
    await userEvent.click(dialog.getByRole('button', { name: 'Load older pictures' }));
    await waitFor(() => expect(within(strip).getAllByRole('button')).toHaveLength(14));
    await userEvent.click(within(strip).getAllByRole('button')[13] as HTMLElement);
    await expect(dialog.getByText('5% full, 14 of 14')).toBeVisible();
  },
});

/** The camera tells how full it is, and has sent no picture yet. */
export const NoPicture = meta.story({
  render: () => <OfTheWorld count={0} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No picture has come yet/)).toBeVisible();
  },
});

/** Links that no longer work are asked for once more; then the place says what is missing. */
export const BrokenLink = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerImagesAnswer(['2026-11-17T14:00:00.000Z']),
      http.get('/v1/api/images/*', () => HttpResponse.json({ error: { code: 'LINK_INVALID' } }, { status: 404 })),
    ),
  render: (args) => <CargoImages {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture did not load.')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: (args) => <CargoImages {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'Nothing to see.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A role without pictures: asking again would not help. */
export const Forbidden = meta.story({
  render: (args) => <CargoImages {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The pictures are not open to your role.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Loading = meta.story({
  render: (args) => <CargoImages {...args} />,
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** On a narrow phone. */
export const Narrow = meta.story({
  parameters: { widthPx: 256 },
  render: () => <OfTheWorld count={2} />,
  play: async ({ canvas }) => {
    await waitFor(async () => isDrawn(await canvas.findByRole('img')));
  },
});
