import { expect, it } from 'vitest';
import { leftTexts } from './leftTexts.mjs';

it.each([
  ['Try again', []],
  ['⟦Ŧřý áğáíñööö⟧ now', []],
  ['aria-label: Close', []],
  ['⟦Řéɱöṽé⟧ North and Delete', ['North']],
])('reports %s as untranslated', (text, received) => expect(leftTexts([text], received)).toEqual([text]));

it.each([
  ['⟦Ŧřý áğáíñööö⟧', []],
  ['placeholder: ⟦Šéářçħöö⟧', []],
  ['1UYVS2532K7123456', []],
  ['SFTP, sftp://depot.example:22', []],
  ['⟦Řéɱöṽé⟧ Northline Freight', ['Northline Freight']],
  ['⟦Çířçłé, 1,312ftööö⟧', []],
  ['ann@example.com · 62 mph · 2026. 11. 17. 오전 9:12 GMT-6', []],
])('accepts %s as translated or as data', (text, received) => expect(leftTexts([text], received)).toEqual([]));

it('takes an identifier for one, also if a part of it was received', () => {
  expect(leftTexts(['America/Chicago', '3H3VA8327JS'], ['Chicago', '3H3VA'])).toEqual([]);
});

it('does not mistake a code or part of a word for data', () => {
  expect(leftTexts(['open'], ['open'])).toEqual(['open']);
  expect(leftTexts(['Northern'], ['North'])).toEqual(['Northern']);
});
