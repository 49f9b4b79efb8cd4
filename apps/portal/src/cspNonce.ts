/** The nonce of this answer's content security policy, as the server put it into the page; undefined without a policy. */
export function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
