import { createPortalApi } from '@gladhand/domain';

/**
 * Gives the page a token of the fleet server. Check your own session cookie here, and sign in as the user it belongs to,
 * or exchange it for a token. This sketch has one account, from the environment.
 */
export async function POST(): Promise<Response> {
  const { FLEET_API: endpoint = '', FLEET_USER: username = '', FLEET_PASSWORD: password = '' } = process.env;
  const { idToken } = await createPortalApi({ endpoint }).account.signIn({ username, password });
  return Response.json({ idToken }, { headers: { 'cache-control': 'no-store' } });
}
