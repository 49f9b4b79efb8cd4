import { originalApi } from './completeApi';

const scopes = new WeakMap<object, string>();
let count = 0;

/**
 * The cache key of a query. Its scope is the API object: hosts that share a cache and an API share answers, hosts with
 * different users or servers never do, and no key collides with those of the surrounding page.
 */
export function scopedKey(api: object, key: readonly unknown[]): readonly unknown[] {
  const original = originalApi(api);
  let scope = scopes.get(original);
  if (scope === undefined) {
    scope = `api ${++count}`;
    scopes.set(original, scope);
  }
  return ['gladhand', scope, ...key];
}
