import type { RequestHandler } from 'msw';
import { answersTo } from './answersTo';

/** A number of alerts that need the user. */
export const alertCountAnswers = (alertCount: number): RequestHandler =>
  answersTo('AlertCount', () => ({ alertCount }));
