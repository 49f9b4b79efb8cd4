import type { ApiDeps } from '../ports';
import type { Mailer } from './mail/mailer';

/** The dependencies of jobs. */
export interface JobDeps extends Pick<ApiDeps, 'repositories' | 'now' | 'ids' | 'logger'> {
  mailer: Mailer;
  /** Signs unsubscribe links. */
  linkKey: CryptoKey;
  /** The base address of links in mail. */
  publicUrl: string;
}
