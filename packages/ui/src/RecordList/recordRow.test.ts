// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRecordRow, type ListRecord, writeRecord } from './recordRow';

const record: ListRecord = { id: '1', tone: 'good', toneWord: 'Known', title: 'A', age: 'now', facts: '', signs: [] };
const state = { count: 1, selected: false, active: false, loading: 'Wird geladen' };

test('a reused row shows the shape of its tone, even if two tones share a word', () => {
  const row = createRecordRow();
  writeRecord(row, record, state);
  const before = row.shape.getAttribute('d');
  writeRecord(row, { ...record, tone: 'critical' }, state);
  expect(row.shape.getAttribute('d')).not.toBe(before);
  writeRecord(row, { ...record, toneWord: 'Good' }, state);
  expect([row.shape.getAttribute('d'), row.sign.getAttribute('aria-label')]).toEqual([before, 'Good']);
});

test('the shape of a loading record has the name of the page', () => {
  const row = createRecordRow();
  writeRecord(row, undefined, state);
  expect(row.sign.getAttribute('aria-label')).toBe('Wird geladen');
});

test('a reused row drops the hint of the previous record', () => {
  const row = createRecordRow();
  writeRecord(row, { ...record, hint: 'VIN 1UYVS2530LG704218' }, state);
  expect(row.el.title).toBe('VIN 1UYVS2530LG704218');
  writeRecord(row, record, state);
  expect(row.el.hasAttribute('title')).toBe(false);
});

test('a reused row shows and labels only the signs of its own record', () => {
  const row = createRecordRow();
  const drawn = () => [...row.signs.children].filter((path) => path.getAttribute('d')).length;
  const shown = () => [row.signs.hasAttribute('hidden'), row.signs.getAttribute('aria-label'), drawn()];
  const abs = { icon: 'abs-lamp', label: 'ABS fault' } as const;
  const lights = { icon: 'lights', label: 'Lights fault' } as const;
  const after = [[], [abs, lights], [lights], []].map((signs) => {
    writeRecord(row, { ...record, signs }, state);
    return shown();
  });
  expect(after).toEqual([
    [true, null, 0],
    [false, 'ABS fault, Lights fault', 2],
    [false, 'Lights fault', 1],
    [true, '', 0],
  ]);
});
