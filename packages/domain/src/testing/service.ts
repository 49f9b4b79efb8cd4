import type { RequestHandler } from 'msw';
import type { AftermarketDealer, ClosestDealers, ServiceRecord, TrailerImage } from '../contract/service';
import { answersTo } from './answersTo';

/** A service center; pass the values that the test is about. */
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

/** Responds with these service centers as the closest ones of any trailer. Other calls pass through. */
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

/** A service record without result, odometer and note. */
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

/** Responds with these records and total as the maintenance log of any trailer. Other calls pass through. */
export function maintenanceAnswers(records: readonly ServiceRecord[], total = records.length): RequestHandler {
  return answersTo('query MaintenanceLog(', () => ({ maintenanceLog: { total, records } }));
}

/** Responds with images of these instants for any trailer. Other calls pass through. */
export function trailerImagesAnswer(instants: readonly string[]): RequestHandler {
  const images = instants.map((recorded, index): TrailerImage => {
    const id = `image-${index}`;
    return { id, recorded, fullness: 50, url: `/v1/api/images/${id}?expires=0&signature=0`, linkExpires: recorded };
  });
  return answersTo('query TrailerImageHistoryData(', () => ({
    trailerImageHistoryData: { total: images.length, images },
  }));
}
