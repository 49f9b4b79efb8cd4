/** The readable name of a field or action: 'dotNumber' becomes 'Dot number'. */
export function asWords(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
