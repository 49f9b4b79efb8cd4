import type { RequestHandler } from 'msw';
import type { AftermarketDealer, ClosestDealers, ServiceRecord, TrailerImage } from '../contract/portalApi';
import { answersTo } from './answersTo';

/** A service center; say what the test is about. */
export function aDealer(says: Partial<AftermarketDealer> = {}): AftermarketDealer {
  return {
    id: 'joplin-mo',
    name: 'Kingpin Service Center Joplin',
    street: '100 Depot Road',
    city: 'Joplin',
    region: 'MO',
    phone: '(555) 555-0100',
    email: 'service@kingpin.example',
    lat: 37.0842,
    lng: -94.5133,
    ...says,
  };
}

/** Near any trailer are these service centers. Calls for anything else pass on. */
export function closestDealersAnswer(dealers: ClosestDealers['dealers'], asOf: Date): RequestHandler {
  const closestAftermarketDealers = {
    from: 'trailer',
    reason: null,
    place: '4 mi W of South Bend, IN',
    placeReportedAt: asOf.toISOString(),
    dealers,
  };
  return answersTo('query ClosestAftermarketDealers(', () => ({ closestAftermarketDealers }));
}

/** An entry of a trailer's lists without a result, an odometer or a note. */
export function aServiceRecord(
  says: Partial<ServiceRecord> & Pick<ServiceRecord, 'id' | 'kind' | 'performedOn'>,
): ServiceRecord {
  return {
    result: null,
    odometerMiles: null,
    note: '',
    addedBy: null,
    addedAt: `${says.performedOn}T12:00:00.000Z`,
    ...says,
  };
}

/** Any trailer's maintenance log holds these entries, of so many. Calls for anything else pass on. */
export function maintenanceAnswers(records: readonly ServiceRecord[], total = records.length): RequestHandler {
  return answersTo('query MaintenanceLog(', () => ({ maintenanceLog: { total, records } }));
}

/** Any trailer's camera took pictures at these instants. Calls for anything else pass on. */
export function trailerImagesAnswer(instants: readonly string[]): RequestHandler {
  const images = instants.map((recorded, index): TrailerImage => {
    const id = `image-${index}`;
    return { id, recorded, fullness: 50, url: `/v1/api/images/${id}?expires=0&signature=0`, linkExpires: recorded };
  });
  return answersTo('query TrailerImageHistoryData(', () => ({
    trailerImageHistoryData: { total: images.length, images },
  }));
}
