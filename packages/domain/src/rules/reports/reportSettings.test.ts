import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_REPORT_SETTINGS, isPermittedRecipient, readDomain, reportSettingsProblems } from './reportSettings';

describe('settings of reports', () => {
  it.each([
    ['Example.COM', 'example.com'],
    [' müller.example ', 'xn--mller-kva.example'],
    ['example', undefined],
    ['a@example.com', undefined],
    ['*.example.com', undefined],
    ['', undefined],
  ])('read the domain %j as %j', (text, domain) => {
    expect(readDomain(text)).toBe(domain);
  });

  it.each([
    ['gate@example.com', ['example.com'], true],
    ['GATE@EXAMPLE.COM', ['example.com'], true],
    ['gate@yard.example.com', ['example.com'], false],
    ['gate@badexample.com', ['example.com'], false],
    ['gate@müller.example', ['xn--mller-kva.example'], true],
    ['gate@example.com', ['other.example', 'example.com'], true],
    ['gate@example.com', [], true],
    ['gate', ['example.com'], false],
  ])('permit %s for %j: %s', (address, recipientDomains, isPermitted) => {
    expect(isPermittedRecipient(address, { recipientDomains })).toBe(isPermitted);
  });

  it('permit only addresses at one of the domains', () => {
    const label = fc.stringMatching(/^[a-z]{1,6}$/);
    const domain = fc.tuple(label, label).map(([a, b]) => `${a}.${b}x`);
    fc.assert(
      fc.property(label, domain, fc.array(domain, { minLength: 1 }), (name, own, recipientDomains) => {
        expect(isPermittedRecipient(`${name}@${own}`, { recipientDomains })).toBe(recipientDomains.includes(own));
      }),
    );
  });

  it.each([
    [{}, []],
    [{ recipientDomains: ['example.com'], keepDays: 1 }, []],
    [{ keepDays: 365 }, []],
    [{ keepDays: 0 }, ['keepDays']],
    [{ keepDays: 366 }, ['keepDays']],
    [{ keepDays: 1.5, recipientDomains: ['example'] }, ['recipientDomains', 'keepDays']],
    [{ recipientDomains: Array.from({ length: 51 }, (_, nth) => `d${nth}.example`) }, ['recipientDomains']],
  ])('with %j have problems with %j', (change, fields) => {
    const problems = reportSettingsProblems({ ...DEFAULT_REPORT_SETTINGS, ...change });
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });
});
