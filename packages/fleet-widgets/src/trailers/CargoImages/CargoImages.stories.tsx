import { ApiErrorCode } from '@gladhand/domain';
import { apiHangs, graphqlFails, trailerImagesAnswer } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { type StoryServer, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { CargoImages, type CargoImagesProps } from './CargoImages';

const LOADS = [72, 72, 40, 12, 0, 96, 90, 64, 55, 48, 30, 22, 18, 5];

const camera = ({ fleet }: StoryServer) =>
  fleet.trailers.find(
    ({ serialNumber, installedSensorTypeIds }) => serialNumber && installedSensorTypeIds.includes(27),
  );

/** A trailer of the server whose camera sent this many images, half an hour apart. */
/** A trailer of the server, unless another is given. */
function FromStoryServer({ count, ...props }: CargoImagesProps & { count: number }) {
  const [trailer, setTrailer] = useState<{ vin: string; unitId: string }>();
  useEffect(() => {
    void storyServer().then(async (server) => {
      const found = camera(server);
      for (let index = 0; found?.serialNumber && index < count; index++) {
        await server.picture(found.serialNumber, LOADS[index] ?? 0, 4 + 30 * index);
      }
      setTrailer(found);
    });
  }, [count]);
  if (!trailer) return null;
  return <CargoImages {...props} vin={props.vin || trailer.vin} unitId={props.unitId || trailer.unitId} />;
}

const meta = preview.meta({
  title: 'Fleet/CargoImages',
  component: CargoImages,
  args: { vin: '', unitId: '' },
  parameters: { hasPictures: true },
  render: (args) => <FromStoryServer {...args} count={14} />,
  decorators: [
    (Story, { parameters }) => (
      <StoryHost>
        <div style={{ inlineSize: parameters.widthPx ?? 372, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const isDrawn = (image: HTMLElement) => expect((image as HTMLImageElement).naturalWidth).toBe(480);

/** The newest image, drawn by the simulator's camera and served by a signed link. A dialog shows the others. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const newest = await canvas.findByRole('img', { name: 'Cargo space, 72% full, 11/17/26 09:08 CST' });
    await waitFor(() => isDrawn(newest));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 14 images' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('72% full, 1 of 14')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Newer image' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Older image' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Older image' }));
    await waitFor(() => isDrawn(dialog.getByRole('img', { name: /40% full, 11\/17\/26 08:08 CST$/ })));
    const strip = dialog.getByRole('list', { name: 'Images, newest first' });
    await expect(within(strip).getAllByRole('button')).toHaveLength(12);
    await userEvent.click(dialog.getByRole('button', { name: 'Load older images' }));
    await waitFor(() => expect(within(strip).getAllByRole('button')).toHaveLength(14));
    await userEvent.click(within(strip).getAllByRole('button')[13] as HTMLElement);
    await expect(dialog.getByText('5% full, 14 of 14')).toBeVisible();
  },
});

/** The camera reports how full the trailer is, but has sent no images. */
export const NoPicture = meta.story({
  render: (args) => <FromStoryServer {...args} count={0} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No images yet/)).toBeVisible();
  },
});

/** Expired links are renewed once. If that fails, a message is shown. */
export const BrokenLink = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      trailerImagesAnswer(['2026-11-17T14:00:00.000Z']),
      http.get('/v1/api/images/*', () => HttpResponse.json({ error: { code: 'LINK_INVALID' } }, { status: 404 })),
    ),
  render: (args) => <CargoImages {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load this image.")).toBeVisible();
  },
});

export const Failed = meta.story({
  render: (args) => <CargoImages {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'Nothing to see.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A role without access to images. A retry would not help, so none is offered. */
export const Forbidden = meta.story({
  render: (args) => <CargoImages {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to these images.")).toBeVisible();
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
  render: (args) => <FromStoryServer {...args} count={2} />,
  play: async ({ canvas }) => {
    await waitFor(async () => isDrawn(await canvas.findByRole('img')));
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('img')),
});
