/** '240 trailers', or of a choice of them '12 of 240 trailers'. */
export function countedTrailers(shown: number, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'trailer' : 'trailers'}`;
  return shown === total ? all : `${shown.toLocaleString('en-US')} of ${all}`;
}
