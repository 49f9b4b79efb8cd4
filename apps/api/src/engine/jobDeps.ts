import type { ApiDeps } from '../ports';
import type { ChangeCustody } from './custody';
import type { FileServers } from './fileServers/fileServers';
import type { Mailer } from './mail/mailer';
import type { PdfWriter } from './pdf/pdfWriter';
import type { PushSender } from './push/pushSender';
import type { SimProvider } from './sims/simProvider';
import type { WebhookSender } from './webhooks/webhookSender';

/** The dependencies of jobs. */
export interface JobDeps extends Pick<ApiDeps, 'repositories' | 'now' | 'ids' | 'logger'> {
  custody: ChangeCustody;
  mailer: Mailer;
  webhookSender: WebhookSender;
  pushSender: PushSender;
  /** The company that operates SIMs; undefined if none is set up. */
  simProvider?: SimProvider | undefined;
  /** Writes PDF files; undefined where that isn't possible. */
  pdfWriter?: PdfWriter | undefined;
  /** Connects to file servers; undefined where that isn't possible. */
  fileServers?: FileServers | undefined;
  /** How long this process has worked so far without waiting, in ms. Without it, the time of the clock counts. */
  busyMs?: (() => number) | undefined;
  /** Lets requests of this process go first: awaited between the steps of long work. Without it, work never waits. */
  requestsFirst?: (() => Promise<void>) | undefined;
  /** Signs unsubscribe links; the key of sealed secrets is derived from it. */
  linkKey: CryptoKey;
  /** The base address of links in mail. */
  publicUrl: string;
}
