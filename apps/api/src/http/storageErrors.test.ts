import { ApiErrorCode } from '@gladhand/domain';
import { expect, it } from 'vitest';
import { storageErrorOf } from './storageErrors';
import { toApiError } from './toApiError';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['25006', 'readOnly', 15_000],
  ['53100', 'diskFull', 30_000],
  ['53200', 'outOfMemory', 15_000],
  ['53300', 'tooManyConnections', 5_000],
  ['57014', 'busy', 2_000],
  ['40P01', 'contention', 1_000],
  ['40001', 'contention', 1_000],
  ['55P03', 'contention', 1_000],
  ['57P01', 'unreachable', 2_000],
  ['57P03', 'unreachable', 2_000],
  ['08006', 'unreachable', 2_000],
  ['ECONNREFUSED', 'unreachable', 2_000],
])('classifies %s as %s, with a retry after %i ms', (code, kind, retryAfterMs) => {
  expect(storageErrorOf(coded(code))).toBe(kind);
  expect(toApiError(coded(code), quiet)).toMatchObject({ code: ApiErrorCode.Unavailable, status: 503, retryAfterMs });
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('classifies the driver error "%s" as unavailable', (text) => {
  expect(toApiError(new Error(text), quiet).code).toBe(ApiErrorCode.Unavailable);
});

it.each([
  'could not extend file "base/16384/2840": Disk quota exceeded',
  'could not extend file "base/16384/2840": File too large',
  'could not write to file "pg_wal/xlogtemp.42": No space left on device',
])('classifies the database error "%s" as a full disk', (text) => {
  expect(storageErrorOf(Object.assign(new Error(text), { code: 'XX000' }))).toBe('diskFull');
});

it('finds the cause of a wrapped error', () => {
  expect(storageErrorOf(new Error('the rollback failed', { cause: coded('57P01') }))).toBe('unreachable');
});

it.each(['23505', '42P01', '22021', ''])('does not classify %s as a storage error', (code) => {
  expect(toApiError(coded(code), quiet).code).toBe(ApiErrorCode.Internal);
});
