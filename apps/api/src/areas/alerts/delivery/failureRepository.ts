import type { Place } from './placeCursor';

/** A message about alerts that will not be tried again. */
export interface FailedMessage extends Place {
  channel: 'email' | 'webhook';
  /** An email address, or the name of a webhook. */
  recipient: string;
  ruleId: string;
  /** As it is now, or was when the rule was deleted. */
  ruleName: string;
  /** The first alert that it is about. */
  episodeId: string | null;
  alertCount: number;
  reason: string | null;
}

export interface FailureSearch {
  customerId: number;
  since: Date;
  /** Only messages after this one in the list. */
  after: Place | undefined;
  limit: number;
}

export interface FailureRepository {
  /** Newest first. Push messages leave no row, so they are not listed; nor are tests. */
  list(search: FailureSearch): Promise<FailedMessage[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertFailures: FailureRepository;
  }
}
