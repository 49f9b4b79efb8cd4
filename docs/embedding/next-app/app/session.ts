let token: Promise<string | undefined> | undefined;

/** The token of the signed-in user, which is kept only in the memory of the page. */
export function currentToken(): Promise<string | undefined> {
  token ??= request();
  return token;
}

/** Called when the fleet server has refused the token, usually because it is too old. */
export function newToken(): Promise<string | undefined> {
  token = request();
  return token;
}

export function signInAgain(): void {
  token = undefined;
  // Go to your own sign-in page.
}

async function request(): Promise<string | undefined> {
  const response = await fetch('/session', { method: 'POST' });
  if (!response.ok) return undefined;
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}
