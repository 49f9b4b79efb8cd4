import type { CallOptions } from './callOptions';
import type { AlertActivityInput, AlertActivityQuery } from './generated/graphql';

/** A page of what happened to alerts, messages and rules. Source: query `alertActivity`. */
export type AlertActivityPage = AlertActivityQuery['alertActivity'];
/** Something that happened to an alert, a message or a rule. Source: query `alertActivity`. */
export type AlertActivityLine = AlertActivityPage['lines'][number];

/** What happened to alerts. */
export interface AlertActivityApi {
  /** Newest first, page by page. Rejects with BAD_USER_INPUT. Source: query `alertActivity`. */
  activity(input: AlertActivityInput, options?: CallOptions): Promise<AlertActivityPage>;
}
