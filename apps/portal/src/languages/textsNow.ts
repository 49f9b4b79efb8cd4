import type { HostMessages } from '@gladhand/domain/react';

let present: HostMessages | undefined;

/** Notes the texts of the page for code outside React. A portal has one page, so there is one language at a time. */
export function noteTexts(messages: HostMessages | undefined): void {
  present = messages;
}

/** The present texts that replace English ones of a catalog, for packages whose catalogs are internal. */
export const overridesNow = <Id extends keyof HostMessages>(id: Id): HostMessages[Id] | undefined => present?.[id];

/** The present texts of a catalog, for code outside React. Components use `useMessages`. */
export const textsNow = <Id extends keyof HostMessages>(
  id: Id,
  english: GladhandMessages[Id],
): GladhandMessages[Id] => ({ ...english, ...overridesNow(id) });
