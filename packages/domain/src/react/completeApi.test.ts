import { expect, it } from 'vitest';
import { ApiError, ApiErrorCode } from '../contract/errors';
import type { PartialPortalApi } from '../contract/portalApi';
import { completeApi, isOffered, originalApi } from './completeApi';
import { scopedKey } from './scopedKey';

class Server {
  readonly name = 'own';
  async page() {
    return { total: this.name.length, trailers: [], asOf: '', listId: null };
  }
}

const given: PartialPortalApi = { fleetStatus: new Server() };
const input = { paginationInput: { pageNumber: 1, pageSize: 1 } };

it('calls the methods of a port on the port itself', async () => {
  expect((await completeApi(given).fleetStatus.page(input)).total).toBe(3);
});

it.each([
  ['a missing method of an existing area', () => completeApi(given).fleetStatus.summary({}), 'fleetStatus.summary'],
  ['a missing area', () => completeApi(given).trailers.detail('V'), 'trailers.detail'],
  ['a missing method without an area', () => completeApi(given).me(), 'me'],
  ['a missing nested area', () => completeApi(given).administration.users.delete('1'), 'administration.users.delete'],
])('rejects %s with the name of the method', async (_, ask, call) => {
  await expect(ask()).rejects.toMatchObject({ code: ApiErrorCode.NotOffered, details: { call } });
});

it('turns other errors of a port into an ApiError, and passes an ApiError on', async () => {
  const own = new ApiError({ code: ApiErrorCode.Forbidden, message: 'No', status: 403 });
  const failing = completeApi({
    me: () => Promise.reject(new TypeError('x is undefined')),
    customers: { list: () => Promise.reject(own) },
    fleetStatus: { page: () => Promise.reject(new DOMException('', 'AbortError')) },
  });
  await expect(failing.me()).rejects.toMatchObject({ code: ApiErrorCode.Internal, message: 'x is undefined' });
  await expect(failing.customers.list()).rejects.toBe(own);
  await expect(failing.fleetStatus.page(input)).rejects.toMatchObject({ code: ApiErrorCode.Cancelled });
});

it('returns the same port for the same object, in the scope of that object', async () => {
  const api = completeApi(given);
  expect(completeApi(given)).toBe(api);
  expect(originalApi(api)).toBe(given);
  expect(scopedKey(api, [])).toEqual(scopedKey(given, []));
  expect([isOffered(api, 'fleetStatus.page'), isOffered(api, 'trailers.sensorOrder')]).toEqual([true, false]);
  expect(await api).toBe(api);
});
