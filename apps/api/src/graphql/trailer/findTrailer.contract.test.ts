import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset } from '../../testing/testDataset';

const fresh = createTestDataset();
const [one, other, twin] = fresh.trailers.filter(({ customerId, serialNumber }) => customerId === 1 && serialNumber);
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2);
if (!one?.serialNumber || !other?.serialNumber || !twin || !foreign)
  throw new Error('The test dataset has too few trailers.');
const SERIAL = one.serialNumber;
const SHARED = other.serialNumber;
/** Two trailers with the same serial number, and a customer that hides its trailers from technicians. */
const dataset = {
  ...fresh,
  customers: fresh.customers.map((customer) =>
    customer.customerId === 2 ? { ...customer, hiddenFromTechnicians: true } : customer,
  ),
  trailers: fresh.trailers.map((trailer) =>
    trailer.vin === twin.vin ? { ...trailer, serialNumber: SHARED } : trailer,
  ),
};
const TECHNICIAN = 'tech@example.com';
const { same } = everywhere(dataset, TECHNICIAN);
const find = (text: string, as?: string) => same((portal) => codeOf(portal.trailers.find(text)), as);

describe('findTrailer', () => {
  it.each([
    ['its full VIN', one.vin],
    ['its VIN in lower case with surrounding spaces', ` ${one.vin.toLowerCase()} `],
    ['the full serial number of its device', SERIAL],
  ])('finds a trailer by %s', async (_, text) =>
    expect(await same((portal) => portal.trailers.find(text))).toBe(one.vin),
  );

  it.each([
    ['a part of a VIN', one.vin.slice(0, 12)],
    ['a part of a serial number', SERIAL.slice(0, -1)],
    ['a pattern', '%'],
    ['an empty text', ''],
    ['the VIN of a trailer that is hidden from technicians', foreign.vin],
  ])('finds nothing by %s', async (_, text) => expect(await find(text)).toBe('NOT_FOUND'));

  it('finds trailers with the same serial number only by VIN', async () => {
    expect(await find(SHARED ?? '')).toBe('BAD_USER_INPUT');
    expect(await same((portal) => portal.trailers.find(twin.vin))).toBe(twin.vin);
  });

  it('finds only trailers that the caller has access to', async () => {
    expect(await find(foreign.vin, 'boss@northline.example')).toBe('NOT_FOUND');
    expect(await find(one.vin, 'none@northline.example')).toBe('NOT_FOUND');
    expect(await same((portal) => portal.trailers.find(foreign.vin), 'admin@example.com')).toBe(foreign.vin);
  });
});
