import { isOtaFtpPath } from '@gladhand/domain/ota-ftp';

/** What the management of file servers shows, which a host can keep in its URL. */
export interface OtaFtpView {
  /** The open server; null for the list. */
  serverId: string | null;
  /** The open folder, below the folder of the server. */
  path: string;
  /** Part of a file name. */
  search: string;
}

/** Changes the view. */
export type SetOtaFtpView = (change: Partial<OtaFtpView>) => void;

/** The list of servers. */
export const EMPTY_OTA_FTP_VIEW: OtaFtpView = { serverId: null, path: '', search: '' };

/** The view as parameters of a URL. */
export const encodeOtaFtp = ({ serverId, path, search }: OtaFtpView): Record<string, string> =>
  serverId === null ? {} : { server: serverId, ...(path !== '' && { path }), ...(search !== '' && { search }) };

/** The view of a URL. Unknown values are ignored. */
export function decodeOtaFtp({ server = '', path = '', search = '' }: Readonly<Record<string, string>>): OtaFtpView {
  if (!/^[\da-f-]{36}$/i.test(server)) return EMPTY_OTA_FTP_VIEW;
  return { serverId: server, path: isOtaFtpPath(path) ? path : '', search };
}
