import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';

/** A link to an image that works without a session. */
export interface ImageLink {
  /** Path on this server. */
  url: string;
  expires: Date;
}

/** Signs links to images and verifies them. */
export interface ImageLinks {
  linkTo(imageId: string): Promise<ImageLink>;
  /** Whether this server made the signature and the link has not expired. */
  isValid(imageId: string, expires: string, signature: string): Promise<boolean>;
}

const MINUTE_S = 60;

export function createImageLinks({ linkKey, now }: { linkKey: CryptoKey; now: () => Date }): ImageLinks {
  const saying = (imageId: string, expiresS: string) => new TextEncoder().encode(`image\n${imageId}\n${expiresS}`);
  return {
    async linkTo(imageId) {
      // Rounded up to a minute, so repeated requests get the same link and the browser can reuse its cached image.
      const untilS = (now().getTime() + CARGO_IMAGE_POLICY.linkMs) / 1_000;
      const expiresS = Math.ceil(untilS / MINUTE_S) * MINUTE_S;
      const signature = await crypto.subtle.sign('HMAC', linkKey, saying(imageId, String(expiresS)));
      return {
        url: `/v1/api/images/${imageId}?expires=${expiresS}&signature=${hexOf(signature)}`,
        expires: new Date(expiresS * 1_000),
      };
    },
    async isValid(imageId, expires, signature) {
      const given = bytesOf(signature);
      if (!given || !/^\d{1,12}$/.test(expires)) return false;
      const ours = await crypto.subtle.verify('HMAC', linkKey, given, saying(imageId, expires));
      return ours && Number(expires) * 1_000 > now().getTime();
    },
  };
}

const hexOf = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\da-f]{64}$/.test(hex)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}
