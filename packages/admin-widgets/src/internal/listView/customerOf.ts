/** The customer that a list is narrowed to: one of several that the viewer may choose from, or null. */
export function customerOf(chosen: number | null, customers: readonly { id: number }[] | undefined): number | null {
  if (!customers) return chosen;
  return customers.length > 1 && customers.some(({ id }) => id === chosen) ? chosen : null;
}
