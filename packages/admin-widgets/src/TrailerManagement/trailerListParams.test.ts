import { expect, it } from 'vitest';
import { trailerListParams } from './trailerListParams';

it.each([
  ['rows=25', { rows: '25' }],
  ['rows=50', {}],
  ['rows=1000', {}],
  ['rows=-1', {}],
  ['sort=-vin&open=1GRAA062XKB123456', { sort: '-vin', open: '1GRAA062XKB123456' }],
  ['sort=password', {}],
])('reads %s for the list of trailers', (query, written) => {
  expect(trailerListParams.write(trailerListParams.read(new URLSearchParams(query)))).toEqual(written);
});
