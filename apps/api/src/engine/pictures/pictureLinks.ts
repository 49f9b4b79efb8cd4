import { PICTURE_POLICY } from '@gladhand/domain/pictures';

/** A link to a picture that works without a session. */
export interface PictureLink {
  /** Path on this server. */
  url: string;
  expires: Date;
}

/** Signs links to pictures and verifies them. */
export interface PictureLinks {
  linkTo(id: string): Promise<PictureLink>;
  /** Whether this server made the signature and the link has not expired. */
  isValid(id: string, expires: string, signature: string): Promise<boolean>;
}

interface LinkDeps {
  linkKey: CryptoKey;
  now: () => Date;
}

const MINUTE_S = 60;

/** Links below one path. Those of one path are invalid at another one. */
export function createPictureLinks(path: `/${string}`, { linkKey, now }: LinkDeps): PictureLinks {
  const saying = (id: string, expiresS: string) => new TextEncoder().encode(`${path}\n${id}\n${expiresS}`);
  return {
    async linkTo(id) {
      // Rounded up to a minute, so repeated requests get the same link and the browser can reuse its cached picture.
      const untilS = (now().getTime() + PICTURE_POLICY.linkMs) / 1_000;
      const expiresS = Math.ceil(untilS / MINUTE_S) * MINUTE_S;
      const signature = await crypto.subtle.sign('HMAC', linkKey, saying(id, String(expiresS)));
      return {
        url: `${path}/${id}?expires=${expiresS}&signature=${hexOf(signature)}`,
        expires: new Date(expiresS * 1_000),
      };
    },
    async isValid(id, expires, signature) {
      const given = bytesOf(signature);
      if (!given || !/^\d{1,12}$/.test(expires)) return false;
      const ours = await crypto.subtle.verify('HMAC', linkKey, given, saying(id, expires));
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
