// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRecordRow, type ListRecord, writeRecord } from './recordRow';

const record: ListRecord = { id: '1', tone: 'good', toneWord: 'Known', title: 'A', age: 'now', facts: '', signs: [] };
const state = { count: 1, selected: false, active: false };

test('a row that is used again shows the shape of its tone, also where two tones have one word', () => {
  const row = createRecordRow();
  writeRecord(row, record, state);
  const before = row.shape.getAttribute('d');
  writeRecord(row, { ...record, tone: 'critical' }, state);
  expect(row.shape.getAttribute('d')).not.toBe(before);
  writeRecord(row, { ...record, toneWord: 'Good' }, state);
  expect([row.shape.getAttribute('d'), row.sign.getAttribute('aria-label')]).toEqual([before, 'Good']);
});

test('a row that is used again forgets the hint of the record before', () => {
  const row = createRecordRow();
  writeRecord(row, { ...record, hint: 'VIN 1UYVS2530LG704218' }, state);
  expect(row.el.title).toBe('VIN 1UYVS2530LG704218');
  writeRecord(row, record, state);
  expect(row.el.hasAttribute('title')).toBe(false);
});
