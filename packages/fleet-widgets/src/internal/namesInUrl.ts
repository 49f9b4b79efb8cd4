/** A list of names in a URL. Names may contain commas, so they are JSON; what can't be read is no name. */
export function namesInUrl(text: string | undefined): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
