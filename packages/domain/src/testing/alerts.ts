import type { RequestHandler } from 'msw';
import type { AlertActivityLine } from '../contract/alertActivity';
import { answersTo } from './answersTo';

/** A number of alerts that need the user. */
export const alertCountAnswers = (alertCount: number): RequestHandler =>
  answersTo('AlertCount', () => ({ alertCount }));

/** What happened to alerts: these pages, one after the other. */
export function alertActivityAnswers(pages: readonly (readonly AlertActivityLine[])[]): RequestHandler {
  return answersTo('AlertActivity', (variables) => {
    const { after } = (variables as { input: { after?: string | null } }).input;
    const index = after ? Number(after) : 0;
    const next = index < pages.length - 1 ? String(index + 1) : null;
    return { alertActivity: { lines: pages[index] ?? [], next } };
  });
}
