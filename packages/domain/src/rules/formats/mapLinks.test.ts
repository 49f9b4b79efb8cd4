import { expect, it } from 'vitest';
import { mapLinks } from './mapLinks';

it('opens a position at the same point in both apps', () => {
  expect(mapLinks({ lat: 35.382541, lng: -77.9555 })).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=35.38254,-77.95550',
    apple: 'https://maps.apple.com/?q=35.38254,-77.95550',
  });
});
