import { expect, it } from 'vitest';
import { leftTexts } from './leftTexts.mjs';

it.each([
  ['Try again', []],
  ['⟦Ŧřý áğáíñööö⟧ now', []],
  ['aria-label: Close', []],
  ['⟦Řéɱöṽé⟧ North and Delete', ['North']],
])('%s is left', (text, received) => expect(leftTexts([text], received)).toEqual([text]));

it.each([
  ['⟦Ŧřý áğáíñööö⟧', []],
  ['placeholder: ⟦Šéářçħöö⟧', []],
  ['1UYVS2532K7123456', []],
  ['⟦Řéɱöṽé⟧ Northline Freight', ['Northline Freight']],
  ['ann@example.com · 62 mph · 2026. 11. 17. 오전 9:12 GMT-6', []],
])('%s is translated or data', (text, received) => expect(leftTexts([text], received)).toEqual([]));

it('takes no code or part of a word for data', () => {
  expect(leftTexts(['open'], ['open'])).toEqual(['open']);
  expect(leftTexts(['Northern'], ['North'])).toEqual(['Northern']);
});
