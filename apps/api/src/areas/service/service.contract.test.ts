import { POSITION_HEADER, type PortalApi } from '@gladhand/domain';
import { toGeoUri } from '@gladhand/domain/service';
import { describe, expect, it } from 'vitest';
import { demoServiceCenters } from '../../demo/serviceCenters';
import { MailRefused } from '../../engine/mail/mailer';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestApi } from '../../testing/testApi';
import { createTestDataset } from '../../testing/testDataset';

const fresh = createTestDataset();
const [own, lost, bare] = fresh.trailers.filter(({ customerId }) => customerId === 1);
const vin = own?.vin ?? '';
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const nowhere = { lat: null, lng: null, positionReportedAt: null };
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...(trailer.vin === vin && { lat: 41.68, lng: -86.25, address: 'South Bend, IN', unitId: 'R-2207\r\nBcc: all' }),
    ...(trailer.vin === lost?.vin && nowhere),
    ...(trailer.vin === bare?.vin && { ...nowhere, installedSensorTypeIds: [7] }),
  })),
};
const BOSS = 'boss@northline.example';

/** A second API on the same storage must not reuse the ids of the first. */
const OTHER_IDS = { uuid: () => crypto.randomUUID() };
const { same, each } = everywhere(dataset, BOSS, {
  prepare: ({ dealers }) => dealers.put(demoServiceCenters()),
});

describe('service centers', () => {
  it('are listed by name, and replaced when they are loaded again', async () => {
    const names = await same(async (portal, { test }) => {
      const [first] = demoServiceCenters();
      if (first) await test.repositories.dealers.put([{ ...first, phone: '(555) 555-0199' }]);
      return (await portal.service.dealers()).map(({ name, phone }) => [name, phone]);
    });
    expect(names.length).toBe(demoServiceCenters().length);
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(names.filter(([, phone]) => phone === '(555) 555-0199')).toHaveLength(1);
  });

  it('near a trailer have their distance and are sorted by it', async () => {
    const near = await same((portal) => portal.service.closestDealers({ vin, limit: 3 }));
    expect(near).toMatchObject({ reason: null, place: 'South Bend, IN' });
    const miles = near.dealers.map((one) => one.miles);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(near.dealers[0]?.dealer.city).toBe('Chicago');
    expect(miles[0]).toBeGreaterThan(60);
    expect(miles[0]).toBeLessThan(90);
  });

  it('near a technician are found by the position sent, which is ignored for other users', async () => {
    const miami = { [POSITION_HEADER]: toGeoUri({ lat: 25.76, lng: -80.19 }) };
    const nearest = (who: string, headers: Record<string, string>, trailerVin = vin) =>
      same(async (portal, { client }) => {
        Object.assign(client.headers, headers);
        const { from, reason, dealers } = await portal.service.closestDealers({ vin: trailerVin, limit: 1 });
        return [from, reason, dealers[0]?.dealer.region ?? null];
      }, who);
    const technician = 'tech@example.com';
    expect(await nearest(technician, miami)).toEqual(['caller', null, 'FL']);
    expect(await nearest(technician, miami, lost?.vin)).toEqual(['caller', null, 'FL']);
    expect(await nearest(technician, {}, lost?.vin)).toEqual(['trailer', 'neverReported', null]);
    expect(await nearest(technician, { [POSITION_HEADER]: 'geo:999,0' })).toEqual(['trailer', null, 'IL']);
    expect(await nearest(BOSS, miami)).toEqual(['trailer', null, 'IL']);
  });

  it('are empty for a trailer without a position, with the reason', async () => {
    const reasons = await same(async (portal) =>
      Promise.all(
        [lost, bare].map(async (trailer) => {
          const { reason, dealers } = await portal.service.closestDealers({ vin: trailer?.vin ?? '', limit: 3 });
          return [reason, dealers.length];
        }),
      ),
    );
    expect(reasons).toEqual([
      ['neverReported', 0],
      ['positionNotInstalled', 0],
    ]);
  });
});

describe('a diagnostic mail', () => {
  it('reaches the service center with the details that a workshop needs, and is audited', async () => {
    const seen = await same(async (portal, { test }) => {
      const sent = await portal.service.sendDiagnosticEmail({ vin, dealerId: 'chicago-il' });
      const [mail] = await test.repositories.outbox.latest(1);
      const [audited] = await test.repositories.audit.latest(1);
      return {
        sent,
        to: mail?.to,
        subject: mail?.subject,
        text: mail?.text,
        audited: audited?.action,
        of: audited?.subject,
      };
    });
    expect(seen.sent.mail).toMatchObject({ to: seen.to, status: 'queued', purpose: 'diagnostic' });
    expect(seen.to).toMatch(/^service@.*chicago\.example$/);
    expect(seen).toMatchObject({ audited: 'diagnosticEmail.sent', of: vin });
    expect(seen.subject).toBe(`Diagnostic report of trailer R-2207 Bcc: all, VIN ${vin}`);
    for (const part of [vin, 'boss@northline.example', 'South Bend, IN (41.6800, -86.2500)', 'miles from you', 'ABS']) {
      expect(seen.text).toContain(part);
    }
    expect(seen.text).not.toMatch(/\nBcc|http:|password|token/i);
  });

  it('is limited to three per trailer and service center at a time', async () => {
    const codes = await same(async (portal) => {
      const ask = () => codeOf(portal.service.sendDiagnosticEmail({ vin, dealerId: 'dallas-tx' }));
      return [await ask(), await ask(), await ask(), await ask()];
    });
    expect(codes).toEqual(['answered', 'answered', 'answered', 'RATE_LIMITED']);
  });

  it('is reported as failed with the reason if the mail server refuses it', async () => {
    const refused = new MailRefused('550 no such mailbox', { permanent: true, wasAnswered: true });
    const mailer = { send: () => Promise.reject(refused) };
    await each(async ({ repositories }) => {
      const test = await createTestApi(repositories, { mailer, ids: OTHER_IDS });
      const { portal } = await test.signedIn(BOSS);
      const { mail } = await portal.service.sendDiagnosticEmail({ vin, dealerId: 'denver-co' });
      expect(mail).toMatchObject({ status: 'queued', reason: null });
      expect(await portal.mailDeliveries([mail.id])).toMatchObject([
        { status: 'failed', reason: '550 no such mailbox', attempts: 1 },
      ]);
      await test.close();
    });
  });

  it.each([
    ["for another customer's trailer", foreign, 'chicago-il'],
    ['for an unknown service center', vin, 'nowhere'],
  ])('is refused %s', async (_, trailerVin, dealerId) => {
    expect(await same((portal) => codeOf(portal.service.sendDiagnosticEmail({ vin: trailerVin, dealerId })))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a maintenance or inspection record', () => {
  const work = {
    vin,
    kind: 'brakes',
    performedOn: '2026-11-02',
    odometerMiles: 212_408.6,
    note: ' New pads.\nBoth axles. ',
  };

  it('is in the list of its kind, latest day first, with its author', async () => {
    const seen = await same(async (portal, { test }) => {
      await portal.service.addMaintenanceEntry(work);
      await portal.service.addMaintenanceEntry({ ...work, performedOn: '2026-11-17', kind: 'tires', note: '' });
      await portal.service.addMaintenanceEntry({ ...work, performedOn: '2024-02-29', odometerMiles: null });
      await portal.service.addInspection({ ...work, kind: 'annual', result: 'passed' });
      const bare = ({ id: _, ...record }: Awaited<ReturnType<PortalApi['service']['addInspection']>>) => record;
      const maintenance = await portal.service.maintenance(vin);
      const inspections = await portal.service.inspections(vin);
      const audited = (await test.repositories.audit.latest(10)).filter(({ action }) => action.endsWith('.added'));
      return {
        maintenance: maintenance.records.map(bare),
        inspections: inspections.records.map(bare),
        total: maintenance.total,
        audited: audited.map(({ action, subject }) => [action, subject]),
      };
    });
    expect(seen.total).toBe(3);
    expect(seen.maintenance.map(({ performedOn, kind }) => [performedOn, kind])).toEqual([
      ['2026-11-17', 'tires'],
      ['2026-11-02', 'brakes'],
      ['2024-02-29', 'brakes'],
    ]);
    expect(seen.maintenance[1]).toMatchObject({
      note: 'New pads.\nBoth axles.',
      odometerMiles: 212_408.6,
      addedBy: BOSS,
    });
    expect(seen.inspections).toMatchObject([{ kind: 'annual', result: 'passed', performedOn: '2026-11-02' }]);
    expect(seen.audited).toContainEqual(['inspection.added', vin]);
  });

  it.each([
    ['a future date', { performedOn: '2026-11-19' }, 'BAD_USER_INPUT'],
    ['an invalid date', { performedOn: '2026-02-30' }, 'BAD_USER_INPUT'],
    ['an unknown kind', { kind: 'annual' }, 'BAD_USER_INPUT'],
    ['text that cannot be stored', { note: 'a\u0000b' }, 'BAD_USER_INPUT'],
    ["another customer's trailer", { vin: foreign }, 'NOT_FOUND'],
  ])('is refused with %s', async (_, change, code) => {
    expect(await same((portal) => codeOf(portal.service.addMaintenanceEntry({ ...work, ...change })))).toBe(code);
  });
});
