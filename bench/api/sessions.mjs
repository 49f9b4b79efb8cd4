/** Signs in an account of the demonstration; returns the user and the headers of its requests. */
export async function signIn(url, name, password) {
  const credentials = Buffer.from(`${name}@gladhand.example:${password}`).toString('base64');
  const response = await fetch(`${url}/auth/v1/loginV2`, { headers: { authorization: `Basic ${credentials}` } });
  if (!response.ok) throw new Error(`${name} could not sign in: ${response.status} ${await response.text()}`);
  const { idToken } = await response.json();
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString());
  return { name, userId: sub, headers: { authorization: `Bearer ${idToken}` } };
}
