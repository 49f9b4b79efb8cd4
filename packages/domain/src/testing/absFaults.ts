import type { RequestHandler } from 'msw';
import type { AbsFault, AbsFaultList } from '../contract/portalApi';
import { answersTo } from './answersTo';

/** An active ABS fault of which nothing but its beginning is known; say what the test is about. */
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

/** The ABS faults are these, whatever is asked. Calls for anything else pass on. */
export function absFaultsAnswer(absFaults: AbsFaultList): RequestHandler {
  return answersTo('query AbsFaults(', () => ({ absFaults }));
}
