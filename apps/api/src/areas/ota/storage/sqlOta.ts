import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { OtaRepository } from '../repository';
import { sqlCampaigns } from './sqlCampaigns';
import { sqlDevices } from './sqlDevices';
import { sqlPackages } from './sqlPackages';
import { sqlTargets } from './sqlTargets';

/** Updates over the air on PostgreSQL. */
export const sqlOta = (db: Kysely<Database>): OtaRepository => ({
  ...sqlPackages(db),
  ...sqlTargets(db),
  ...sqlCampaigns(db),
  ...sqlDevices(db),
});
