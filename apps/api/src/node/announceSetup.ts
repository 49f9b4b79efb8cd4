import { createSetupLink, SETUP_PATH } from '../auth/setupLink';
import type { ApiDeps } from '../ports';

/** If there are no users yet, logs the link that creates the first administrator. */
export async function announceSetup({ repositories, keys, now, config, logger }: ApiDeps): Promise<void> {
  if (!(await repositories.users.isEmpty())) return;
  const token = await createSetupLink({ linkKey: keys.linkKey, now }).token();
  const setupUrl = `${config.publicUrl}${SETUP_PATH}?token=${token}`;
  logger.warn({ setupUrl }, 'there are no users yet: open setupUrl within 24 hours to create the first administrator');
}
