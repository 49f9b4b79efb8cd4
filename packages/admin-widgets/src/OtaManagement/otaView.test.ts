import { describe, expect, it } from 'vitest';
import { decodeOta, EMPTY_OTA_VIEW, encodeOta, type OtaView } from './otaView';
import { parseStages } from './parseStages';

const ID = '01930007-0000-7000-8000-000000000001';

describe('the view in a URL', () => {
  it.each<[Partial<OtaView>, Record<string, string>]>([
    [{}, {}],
    [{ tab: 'mainApp' }, { tab: 'mainApp' }],
    [
      { search: 'D-1', family: 2, state: 'failed' },
      { search: 'D-1', family: '2', state: 'failed' },
    ],
    [
      { version: '', versionKind: 'config' },
      { version: '', of: 'config' },
    ],
    [
      { tab: 'campaigns', campaignId: ID, state: 'failed', reason: 'wrongVersion' },
      { tab: 'campaigns', campaign: ID, state: 'failed', reason: 'wrongVersion' },
    ],
  ])('%j', (change, params) => {
    const view = { ...EMPTY_OTA_VIEW, ...change };
    expect(encodeOta(view)).toEqual(params);
    expect(decodeOta(params)).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(decodeOta({ tab: 'x', campaign: '../x', state: 'x', reason: 'x', family: '-1', version: '1' })).toEqual(
      EMPTY_OTA_VIEW,
    );
  });
});

describe('parseStages', () => {
  it.each<[string, unknown]>([
    ['', []],
    ['1%, 10%', [{ percent: 1 }, { percent: 10 }]],
    ['0.5 %; 100', [{ percent: 0.5 }, { devices: 100 }]],
    ['10%, 1%', undefined],
    ['100%', undefined],
    ['1.5', undefined],
    ['some', undefined],
  ])('%s', (text, stages) => {
    expect(parseStages(text)).toEqual(stages);
  });
});
