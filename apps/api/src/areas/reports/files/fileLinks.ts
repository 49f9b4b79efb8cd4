import type { FileKey } from './fileRepository';

/** A link to a file that works without a session. */
export interface FileLink {
  /** Path on this server. */
  readonly url: string;
  readonly expires: Date;
}

/** What a link says. */
export interface FileLinkParts {
  readonly file: FileKey;
  /** Milliseconds since 1970, as in the link. */
  readonly issued: string;
  readonly expires: string;
  readonly signature: string;
}

export type LinkState = 'valid' | 'expired' | 'unknown';

interface FileLinks {
  linkTo(file: FileKey, lastsMs: number): Promise<FileLink>;
  /** Whether this server made the link, and until when. */
  stateOf(link: FileLinkParts): Promise<LinkState>;
}

/** Signs links to files and verifies them. Links that were made before an instant can be revoked together. */
export function createFileLinks({ linkKey, now }: { linkKey: CryptoKey; now: () => Date }): FileLinks {
  const saying = ({ customerId, fileId }: FileKey, issued: string, expires: string) =>
    new TextEncoder().encode(`report\n${customerId}\n${fileId}\n${issued}\n${expires}`);
  return {
    async linkTo(file, lastsMs) {
      const issuedMs = now().getTime();
      const expires = new Date(issuedMs + lastsMs);
      const [issued, until] = [String(issuedMs), String(expires.getTime())];
      const signature = hexOf(await crypto.subtle.sign('HMAC', linkKey, saying(file, issued, until)));
      const query = new URLSearchParams({ issued, expires: until, signature });
      return { url: `/v1/api/reports/${file.customerId}/files/${file.fileId}?${query}`, expires };
    },
    async stateOf({ file, issued, expires, signature }) {
      const given = bytesOf(signature);
      if (!given || !/^\d{1,15}$/.test(issued) || !/^\d{1,15}$/.test(expires)) return 'unknown';
      const isOurs = await crypto.subtle.verify('HMAC', linkKey, given, saying(file, issued, expires));
      if (!isOurs) return 'unknown';
      return Number(expires) > now().getTime() ? 'valid' : 'expired';
    },
  };
}

const hexOf = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\da-f]{64}$/.test(hex)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}
