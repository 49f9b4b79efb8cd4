import { RunState } from '@gladhand/domain/reports';
import { createUnits } from '../../../engine/unitOfWork';
import type { Routes } from '../../../http/routeEnv';
import { isUuid } from '../../../http/uuid';
import type { RouteServices } from '../../../routeServices';
import { auditRun } from '../runs/auditRun';
import type { ReportRunRecord } from '../runs/runRepository';
import { deadLinkPage } from './deadLinkPage';
import { createFileLinks } from './fileLinks';
import { CONTENT_TYPES, fileName } from './fileName';
import type { FileKey, ReportFileRecord } from './fileRepository';
import { fileStream } from './fileStream';

/** What a link leads to. */
type Opened =
  | { readonly state: 'valid'; readonly file: ReportFileRecord; readonly run: ReportRunRecord }
  | { readonly state: 'expired' | 'revoked' | 'unknown' };

/** Signed links to files, which work without a session. Each download is counted and audited. */
export function fileRoutes(routes: Routes, { deps }: RouteServices): void {
  const { repositories, keys, now, config, logger } = deps;
  const links = createFileLinks({ linkKey: keys.linkKey, now });
  const runUnit = createUnits(deps);

  async function open(customer: string, fileId: string, query: (name: string) => string | undefined): Promise<Opened> {
    const file: FileKey = { customerId: Number(customer), fileId };
    if (!/^\d{1,9}$/.test(customer) || !isUuid(fileId)) return { state: 'unknown' };
    const issued = query('issued') ?? '';
    const state = await links.stateOf({
      ...{ file, issued, expires: query('expires') ?? '', signature: query('signature') ?? '' },
    });
    if (state !== 'valid') return { state };
    const found = await repositories.reportFiles.byId(file);
    const run = found && (await repositories.reportRuns.byId(found));
    if (found?.state !== 'done' || run?.state !== RunState.Done) return { state: 'expired' };
    const isRevoked = run.linksFrom !== null && Number(issued) < run.linksFrom.getTime();
    return isRevoked ? { state: 'revoked' } : { state: 'valid', file: found, run };
  }

  routes.get('/v1/api/reports/:customerId/files/:fileId', async ({ req }) => {
    const opened = await open(req.param('customerId'), req.param('fileId'), (name) => req.query(name));
    if (opened.state !== 'valid') return deadLinkPage(opened.state, config.publicUrl);
    const { file, run } = opened;
    const { customerId, fileId } = file;
    const onError = (err: unknown) => logger.error({ err, customerId, fileId }, 'a file of a report could not be read');
    const bytes = await fileStream(file, repositories.reportFiles, onError);
    if (!bytes) return deadLinkPage('unavailable', config.publicUrl);
    await runUnit(async (unit) => {
      await unit.repositories.reportFiles.countDownload(file);
      await auditRun(unit, 'report.downloaded', run, { format: file.format });
    });
    return new Response(bytes, {
      headers: {
        ...PRIVATE,
        'content-type': CONTENT_TYPES[file.format],
        'content-length': String(file.sizeBytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName(run, file.format))}`,
      },
    });
  });
}

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
