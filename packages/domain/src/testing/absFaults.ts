import type { RequestHandler } from 'msw';
import type { AbsFault, AbsFaultList } from '../contract/trailers';
import { answersTo } from './answersTo';

/** An active ABS fault with only a start time; pass the values that the test is about. */
export function anAbsFault(says: Partial<AbsFault> & Pick<AbsFault, 'id' | 'faultStart'>): AbsFault {
  return {
    status: 'Active',
    faultDescription: null,
    faultEnd: null,
    suspectComponent: null,
    cause: null,
    repairInformation: null,
    durationSeconds: 0,
    maxMph: null,
    bestAvailableTotalMileage: null,
    faultTypeId: 1,
    spn: null,
    fmi: null,
    blinkCode: null,
    ...says,
  };
}

/** Responds with these ABS faults to every request for them. Other calls pass through. */
export function absFaultsAnswer(absFaults: AbsFaultList): RequestHandler {
  return answersTo('query AbsFaults(', () => ({ absFaults }));
}
