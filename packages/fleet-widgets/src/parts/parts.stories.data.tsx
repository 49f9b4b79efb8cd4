import type { PortalApi } from '@gladhand/domain';
import { type StoryServer, storyServer, storyServerApi } from '#storybook/storyServer';

export const BOSS = 'manager@gladhand.example';
export const SENSOR = { maker: 'Northline Controls', partNumber: 'WS24-90-19' };

/** The VIN of a trailer of the manager. */
export async function ownVin(): Promise<string> {
  const { fleet } = await storyServer();
  return fleet.trailers.find(({ customerId }) => customerId === 1)?.vin ?? '';
}

type Drawing = Parameters<StoryServer['drawPart']>[0];

const addDrawing = async (api: PortalApi, name: Drawing, description: string) => {
  const { drawPart } = await storyServer();
  const pictureId = await api.pictures.add(1, drawPart(name));
  await api.parts.addPicture({ customerId: 1, ...SENSOR, pictureId, description });
};

/** Adds two drawings of the wheel speed sensor. */
export async function withDrawings(): Promise<void> {
  const api = await storyServerApi(BOSS);
  await addDrawing(api, 'sensor', 'Sensor with a 90° head and a cable that ends in a two-pin connector');
  await addDrawing(api, 'toneRing', 'The tone ring that the sensor reads, from the side of the hub');
}

/** A file with a drawing, as a user chooses it. */
export async function drawingFile(): Promise<File> {
  const { drawPart } = await storyServer();
  return new File([drawPart('valve')], 'valve.png', { type: 'image/png' });
}
