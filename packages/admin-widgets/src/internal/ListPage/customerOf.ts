/** The customer that a list is limited to, if the viewer can choose between several. Otherwise null. */
export function customerOf(chosen: number | null, customers: readonly { id: number }[] | undefined): number | null {
  if (!customers) return chosen;
  return customers.length > 1 && customers.some(({ id }) => id === chosen) ? chosen : null;
}
