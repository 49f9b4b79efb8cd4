import type { RequestHandler } from 'msw';
import type { SharedLink } from '../contract/sharing';
import { answersTo } from './answersTo';

/** Responds with these links to every request for the active ones. Other calls pass through. */
export function sharedLinksAnswer(mySharedLocations: readonly SharedLink[]): RequestHandler {
  return answersTo('query MySharedLocations', () => ({ mySharedLocations }));
}
