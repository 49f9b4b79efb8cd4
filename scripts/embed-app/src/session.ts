import { createPortalApi } from '@gladhand/domain';

let idToken: string | undefined;

/** The fleet server; this portal keeps the token itself. */
export const api = createPortalApi({
  endpoint: import.meta.env.VITE_FLEET_API,
  session: {
    idToken: () => idToken,
    onUnauthenticated: () => {
      idToken = undefined;
    },
  },
});

/** Signs in and keeps the token for as long as the page lives. */
export async function signIn(username: string, password: string): Promise<void> {
  idToken = (await api.account.signIn({ username, password })).idToken;
}
