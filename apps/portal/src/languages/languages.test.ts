import { expect, it } from 'vitest';
import { de } from './de';
import { es } from './es';
import { browserLanguage, languageOf, parseChoice } from './languages';

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'es-419', 'en'], 'es'],
  [['EN-gb', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('picks a language from %j', (preferred, id) => expect(browserLanguage(preferred).id).toBe(id));

it('keeps a selected language, whatever the browser prefers', () => {
  expect(languageOf('es', ['de']).id).toBe('es');
  expect(languageOf('browser', ['de']).id).toBe('de');
});

it.each([
  ['de', 'de'],
  ['browser', 'browser'],
  ['fr', 'browser'],
  [undefined, 'browser'],
])('reads %j from the storage', (stored, choice) => expect(parseChoice(stored)).toBe(choice));

it('has the same catalogs and words in each language', () => {
  expect(Object.keys(es)).toEqual(Object.keys(de));
  expect(Object.keys(es.words ?? {})).toEqual(Object.keys(de.words ?? {}));
});
