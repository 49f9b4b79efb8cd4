import { SignJWT } from 'jose';
import type { InsightsEmbedSettings } from '../../ports';

/** Long enough to open the page, which keeps its own session from then on. */
const VALID_MS = 10 * 60_000;

interface EmbedViewer {
  userId: string;
  /** Null: every customer. */
  customerId: number | null;
}

/**
 * The address of the operator's dashboard for one viewer. Its parameter `token` is a JWT (HS256) with the user's id as
 * `sub`, the customer as `customer`, and the dashboard's origin as `aud`.
 */
export async function embedUrl(
  { url, secret }: InsightsEmbedSettings,
  { userId, customerId }: EmbedViewer,
  now: Date,
): Promise<{ url: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const address = new URL(url);
  const token = await new SignJWT({ customer: customerId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(address.origin)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret));
  address.searchParams.set('token', token);
  return { url: address.href, expiresAt };
}
