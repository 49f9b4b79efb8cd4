import { POSITIONS_MESSAGES } from './messages';
/** '240 trailers', or '12 of 240 trailers' if filtered. */
export function countedTrailers(shown: number, total: number, messages = POSITIONS_MESSAGES): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'trailer' : 'trailers'}`;
  return shown === total ? all : messages.of(shown.toLocaleString('en-US'), all);
}
