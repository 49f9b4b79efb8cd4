import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from './placeInUrl';

it('restores a place from the query', () => {
  const joplin = { name: 'Joplin, MO', lat: 37.08423, lng: -94.51328 };
  expect(formatPlace(joplin)).toBe('37.0842,-94.5133,Joplin, MO');
  expect(parsePlace(formatPlace(joplin))).toEqual({ name: 'Joplin, MO', lat: 37.0842, lng: -94.5133 });
});

it.each([null, '', '37,-94', '37,-94,', '97,0,North', '0,200,East', 'a,b,c', `0,0,${'x'.repeat(101)}`])(
  'ignores %j',
  (stored) => expect(parsePlace(stored)).toBeUndefined(),
);
