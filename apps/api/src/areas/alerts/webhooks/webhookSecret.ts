import type { SealedTexts } from '../../../engine/secrets/sealedText';
import type { Webhook } from './webhookRepository';

/** A secret as Standard Webhooks writes it, from 256 random bits as base64url. */
export const webhookSecret = (token: string): string =>
  `whsec_${token
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(token.length / 4) * 4, '=')}`;

/** Secrets that sign a message now, the newer first. Empty if they can't be read. */
export async function signingSecrets(
  { webhookId, secret, earlierSecret, earlierSecretUntil }: Webhook,
  { sealed, now }: { sealed: SealedTexts; now: Date },
): Promise<string[]> {
  const isRotating = earlierSecret !== null && earlierSecretUntil !== null && earlierSecretUntil > now;
  const opened = await Promise.all(
    [secret, ...(isRotating ? [earlierSecret] : [])].map((text) => sealed.open(text, webhookId)),
  );
  return opened.filter((text) => text !== undefined);
}
