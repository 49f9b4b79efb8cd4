import { existsSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { createAdministrator } from './auth/createAdministrator';
import { createMakeLink, linkMail } from './auth/mails';
import { createSqlRepositories } from './composition/sqlRepositories';
import { toMailRecord } from './engine/mail/mail';
import { createUnits } from './engine/unitOfWork';
import { readConfig } from './node/config';
import { readCreateAdminOptions } from './node/createAdminOptions';
import { openDatabase } from './node/openDatabase';
import { createSmtpMailer } from './node/smtpMailer';

/** The settings used here; the others are for the server. */
const SETTINGS = ['DATABASE_URL', 'GLADHAND_DATA', 'PUBLIC_URL', 'HOST', 'PORT', 'SMTP_URL', 'MAIL_FROM'] as const;

// npm runs workspace scripts in the workspace folder, but GLADHAND_DATA is relative to the folder in which npm was
// called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

try {
  const options = readCreateAdminOptions(process.argv.slice(2));
  const given = SETTINGS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const config = readConfig(Object.fromEntries(given), []);
  if (options.mail && !config.smtpUrl) {
    throw new Error('[api] No administrator was created: --mail requires SMTP_URL. Set it, or remove --mail.');
  }
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new Error(
      `[api] No administrator was created: there is no database in ${config.dataDir}. Set DATABASE_URL, or start the server once.`,
    );
  }
  const database = await openDatabase(config);
  try {
    const now = () => new Date();
    const repositories = createSqlRepositories(database.db);
    const runUnit = createUnits({ repositories, ids: { uuid: () => uuidv7() }, now });
    const { user, url, purpose } = await createAdministrator(
      { email: options.email, userId: uuidv7(), now: now() },
      { runUnit, makeLink: createMakeLink({ now, config }) },
    );
    if (options.mail && config.smtpUrl) {
      const mail = toMailRecord(linkMail(user, url, purpose), { mailId: uuidv7(), now: now() });
      await createSmtpMailer(config.smtpUrl, config.mailFrom).send({ ...mail, attachments: [] }, async () => {});
      console.error(`The mail server accepted an email to ${user.email} with a link to set a password.`);
    } else {
      console.error(`Open this link to set the password of ${user.email}. It works only once.`);
      console.log(url);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exitCode = 1;
}
