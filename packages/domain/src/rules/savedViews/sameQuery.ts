/** Whether two queries of a URL have the same parameters, in any order. */
export function isSameQuery(a: string, b: string): boolean {
  return sorted(a) === sorted(b);
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
