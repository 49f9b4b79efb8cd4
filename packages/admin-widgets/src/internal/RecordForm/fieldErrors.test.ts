import { expect, it } from 'vitest';
import { resolverResult } from './fieldErrors';

const ENTRY = { name: 'Dock', size: 3 };

it.each([
  [{}, { values: ENTRY, errors: {} }],
  [
    { name: undefined, size: false },
    { values: ENTRY, errors: {} },
  ],
  [{ name: 'Enter a name.' }, { values: {}, errors: { name: { type: 'rule', message: 'Enter a name.' } } }],
])('turns the problems %j into errors of their fields', (problems, result) =>
  expect(resolverResult(ENTRY, problems)).toEqual(result),
);
