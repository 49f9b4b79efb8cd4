import { type ControlFilter, decodeSavedFilter, encodeSavedFilter, SAVED_FILTER } from '@gladhand/domain/control';

const ONE_YEAR_S = 31_536_000;

/** The Fleet Control filter of a user, kept in a first-party cookie of this device. It holds nothing secret. */
export const savedFilter = {
  read(userId: string): ControlFilter {
    const own = `${SAVED_FILTER.cookie}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(own));
    return decodeSavedFilter(found?.slice(own.length), userId);
  },
  /** Removes the cookie for a filter that is empty or too long. */
  write(filter: ControlFilter, userId: string): void {
    const value = encodeSavedFilter(filter, userId);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const age = value === undefined ? 0 : ONE_YEAR_S;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and on plain http
    document.cookie = `${SAVED_FILTER.cookie}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  },
};
