/** Decodes the text of a Basic header (RFC 7617, UTF-8); undefined if it is missing or unreadable. */
export function readBasicText({ headers }: Request): string | undefined {
  const encoded = /^Basic\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!encoded) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
