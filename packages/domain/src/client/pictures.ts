import type { PicturesApi } from '../contract/pictures';
import { malformedAnswer } from './malformedAnswer';
import { isRecord, type Transport } from './transport';

/** Uploads of pictures over HTTP. */
export const createPicturesApi = (transport: Transport): PicturesApi => ({
  async add(customerId, picture, options) {
    const { body, status } = await transport({
      method: 'POST',
      path: `/v1/api/pictures?customerId=${customerId}`,
      body: picture,
      signal: options?.signal,
    });
    if (isRecord(body) && typeof body.id === 'string') return body.id;
    throw malformedAnswer('POST /v1/api/pictures', status);
  },
});
