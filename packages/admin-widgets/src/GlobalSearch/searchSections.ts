import type { WidgetLinks } from '@gladhand/domain/react';
import type { FoundTrailer, SearchResults } from '@gladhand/domain/search';
import { GLOBAL_SEARCH_MESSAGES } from './messages';
import type { SearchItem, SearchPage, SearchSection } from './searchItem';

const MAX_PAGES = 5;

/** Results of the server as links. A kind without a link is left out. */
export function serverSections(
  found: SearchResults,
  links: WidgetLinks,
  text: string,
  messages = GLOBAL_SEARCH_MESSAGES,
): SearchSection[] {
  const { trailer, customer, group, user, geofence, place } = links;
  return [
    {
      id: 'trailer',
      items: trailer
        ? found.trailers.map((one) => ({
            kind: 'trailer',
            href: trailer(one.vin),
            label: one.unitId,
            detail: trailerDetail(one, text, messages),
          }))
        : [],
    },
    {
      id: 'customer',
      items: customer
        ? found.customers.map(({ id, shortName, longName, active }) => ({
            kind: 'customer',
            href: customer(id),
            label: shortName,
            detail: joined(longName, active ? null : messages.deactivated),
          }))
        : [],
    },
    {
      id: 'group',
      items: group
        ? found.groups.map(({ id, name, customerId, customerName }) => ({
            kind: 'group',
            href: group({ customerId, groupId: id }),
            label: name,
            detail: customerName,
          }))
        : [],
    },
    {
      id: 'user',
      items: user
        ? found.users.map(({ id, email, enabled }) => ({
            kind: 'user',
            href: user(id),
            label: email,
            ...(!enabled && { detail: messages.disabled }),
          }))
        : [],
    },
    {
      id: 'geofence',
      items: geofence
        ? found.geofences.map(({ id, name, isActive, customerId, customerName }) => ({
            kind: 'geofence',
            href: geofence({ customerId, geofenceId: id }),
            label: name,
            detail: joined(customerName, isActive ? null : messages.deactivated),
          }))
        : [],
    },
    {
      id: 'place',
      items: place
        ? found.places.map(({ name, region, lat, lng }) => {
            const label = `${name}, ${region}`;
            return { kind: 'place', href: place({ name: label, lat, lng }), label };
          })
        : [],
    },
  ];
}

/** Pages whose name has a word that begins with the text; with an empty text all of them. */
export function pageSection(pages: readonly SearchPage[], text: string): SearchSection {
  const wanted = text.toLowerCase();
  const items = pages.filter(({ label, detail = '' }) => {
    const name = ` ${detail} ${label}`.toLowerCase();
    return wanted === '' || name.includes(` ${wanted}`);
  });
  const shown = wanted === '' ? items : items.slice(0, MAX_PAGES);
  return { id: 'page', items: shown.map((page): SearchItem => ({ kind: 'page', ...page })) };
}

/** Sections of Help. */
export const helpSection = (found: readonly SearchPage[]): SearchSection => ({
  id: 'help',
  items: found.map((section): SearchItem => ({ kind: 'help', ...section })),
});

/** VIN and customer; also the serial number if that is what matches. */
function trailerDetail(
  { vin, unitId, serialNumber, customerName }: FoundTrailer,
  text: string,
  messages = GLOBAL_SEARCH_MESSAGES,
): string {
  const has = (value: string | null) => value?.toLowerCase().includes(text.toLowerCase()) ?? false;
  const isSerial = has(serialNumber) && !has(vin) && !has(unitId);
  return joined(vin, isSerial && serialNumber ? messages.serialNumber(serialNumber) : null, customerName);
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
