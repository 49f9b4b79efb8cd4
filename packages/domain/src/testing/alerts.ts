import { delay, type RequestHandler } from 'msw';
import type { AlertActivityLine } from '../contract/alertActivity';
import type { AlertBacktest, AlertExplanation } from '../contract/alerts';
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

/** Responds to the pages of a back-test, in their order. `next` is set. With `hangs`, the last page never comes. */
export function alertBacktestAnswers(
  pages: readonly Omit<AlertBacktest, 'next'>[],
  { hangs = false }: { hangs?: boolean } = {},
): RequestHandler {
  return answersTo('AlertBacktest', async (variables) => {
    const { after } = (variables as { input: { after?: string | null } }).input;
    const index = Number(after ?? 0);
    if (hangs && index + 1 === pages.length) await delay('infinite');
    return { alertBacktest: { ...pages[index], next: index + 1 < pages.length ? String(index + 1) : null } };
  });
}

/** Responds to every request to explain an alert; null for a rule or a trailer that is unknown. */
export const alertExplanationAnswer = (explainAlert: AlertExplanation | null): RequestHandler =>
  answersTo('ExplainAlert', () => ({ explainAlert }));
