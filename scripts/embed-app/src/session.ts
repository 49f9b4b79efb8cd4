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

/** Signs in and keeps the token until the page is closed. */
export async function signIn(username: string, password: string): Promise<void> {
  idToken = (await api.account.signIn({ username, password })).idToken;
}
