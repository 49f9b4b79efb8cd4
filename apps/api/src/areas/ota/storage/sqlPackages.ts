import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { FilePlace } from '../../../engine/files/fileStore';
import type { OtaFileRepository, OtaPackageRecord, OtaRepository } from '../repository';
import { packageFields, reportedOf, trailerJoins } from './rows';

type Packages = Pick<OtaRepository, 'addPackage' | 'hasVersion' | 'packages' | 'packagesById' | 'reportedVersions'>;

/** Packages on PostgreSQL. */
export const sqlPackages = (db: Kysely<Database>): Packages => ({
  async addPackage(added) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('ota_packages')
      .values({
        ...{ package_id: added.packageId, kind: added.kind, family: added.family, version: added.version },
        ...{ name: added.name, note: added.note, size_bytes: added.sizeBytes, sha256: added.sha256 },
        ...{ signature: added.signature, key_id: added.keyId, file_id: added.fileId, author_id: added.authorId },
        ...{ author: added.author, created_at: added.createdAt },
      })
      .onConflict((conflict) => conflict.columns(['kind', 'family', 'version']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },
  async hasVersion({ kind, family, version }) {
    const { rows } = await sql`select 1 from ota_packages
      where kind = ${kind} and family = ${family}::int and version = ${version}`.execute(db);
    return rows.length > 0;
  },
  async packages(kind, limit) {
    const { rows } = await sql<OtaPackageRecord>`select ${packageFields} from ota_packages p
      join ota_files f on f.file_id = p.file_id where p.kind = ${kind}
      order by p.created_at desc, p.package_id desc limit ${limit}::int`.execute(db);
    return rows;
  },
  async packagesById(packageIds) {
    if (packageIds.length === 0) return [];
    const { rows } = await sql<OtaPackageRecord>`select ${packageFields} from ota_packages p
      join ota_files f on f.file_id = p.file_id
      where p.package_id = any(${[...new Set(packageIds)]}::uuid[]) order by p.package_id`.execute(db);
    return rows;
  },
  async reportedVersions(kind, limit) {
    const { rows } = await sql<{ family: number; version: string | null; devices: number }>`
      select t.device_type_id as family, ${reportedOf(kind)} as version, count(*)::int as devices
      from trailer t ${trailerJoins} where t.serial_number is not null
      group by 1, 2 order by 3 desc, 1, ${reportedOf(kind)} collate "C" nulls last limit ${limit}::int`.execute(db);
    return rows;
  },
});

/** Bytes of packages on PostgreSQL. */
export const sqlOtaFiles = (db: Kysely<Database>): OtaFileRepository => ({
  newFileStore: 'database',
  async addPiece({ fileId }, number, bytes) {
    await db.insertInto('ota_file_pieces').values({ file_id: fileId, number, bytes }).execute();
  },
  async piece({ fileId }, number) {
    const row = await db
      .selectFrom('ota_file_pieces')
      .select('bytes')
      .where('file_id', '=', fileId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && new Uint8Array(row.bytes);
  },
  async deletePieces({ fileId }) {
    await db.deleteFrom('ota_file_pieces').where('file_id', '=', fileId).execute();
  },
  async note({ fileId, store }, now) {
    await db.insertInto('ota_files').values({ file_id: fileId, store, created_at: now }).execute();
  },
  async unused(before, limit) {
    const { rows } = await sql<FilePlace>`select 0 as "customerId", f.file_id as "fileId", f.store from ota_files f
      where f.created_at < ${before.toISOString()}::timestamptz
        and not exists (select from ota_packages p where p.file_id = f.file_id)
      order by f.file_id limit ${limit}::int`.execute(db);
    return rows;
  },
  async forget(fileId) {
    await db.deleteFrom('ota_files').where('file_id', '=', fileId).execute();
  },
});
