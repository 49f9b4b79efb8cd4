import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { UserRecord } from '../entities';
import type { UpdateOptions, UserRepository } from '../port';
import { isEdit, isSignInAlone } from '../userFacts';
import { inTransaction } from './inTransaction';

type UserRow = Selectable<Database['users']> & { roles: string[] };

const rolesOf = sql<string[]>`coalesce(
  (select json_agg(r.role order by r.role collate "C") from user_roles r where r.user_id = users.user_id), '[]')`;

export function selectUser(db: Kysely<Database>) {
  return db.selectFrom('users').selectAll('users').select(rolesOf.as('roles'));
}

export function toUser(row: UserRow): UserRecord {
  return {
    userId: row.user_id,
    email: row.email,
    passwordHash: row.password_hash,
    accountStatus: row.account_status,
    enabled: row.enabled,
    emailVerified: row.email_verified,
    roles: row.roles,
    tokenVersion: row.token_version,
    passwordExpiresAt: row.password_expires_at,
    termsAcceptedAt: row.terms_accepted_at,
    dataAgreementAcceptedAt: row.data_agreement_accepted_at,
    mailsOff: row.mails_off,
    timeZone: row.time_zone,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Columns of a user, or of a partial user for changes. */
export function userColumns(user: Partial<UserRecord>) {
  return {
    ...(user.email !== undefined && { email: user.email }),
    ...(user.passwordHash !== undefined && { password_hash: user.passwordHash }),
    ...(user.accountStatus !== undefined && { account_status: user.accountStatus }),
    ...(user.enabled !== undefined && { enabled: user.enabled }),
    ...(user.emailVerified !== undefined && { email_verified: user.emailVerified }),
    ...(user.passwordExpiresAt !== undefined && { password_expires_at: user.passwordExpiresAt }),
    ...(user.termsAcceptedAt !== undefined && { terms_accepted_at: user.termsAcceptedAt }),
    ...(user.dataAgreementAcceptedAt !== undefined && { data_agreement_accepted_at: user.dataAgreementAcceptedAt }),
    ...(user.mailsOff !== undefined && { mails_off: user.mailsOff }),
    ...(user.timeZone !== undefined && { time_zone: user.timeZone }),
    ...(user.lastLoginAt !== undefined && { last_login_at: user.lastLoginAt }),
  };
}

export function sqlUsers(db: Kysely<Database>): UserRepository {
  const one = async (column: 'email' | 'user_id', value: string) => {
    const row = await selectUser(db).where(column, '=', value).executeTakeFirst();
    return row && toUser(row);
  };

  return {
    byEmail: (email) => one('email', email),
    byId: (userId) => one('user_id', userId),

    add: (user) => inTransaction(db, (trx) => insertUser(trx, user)),

    isEmpty: () => hasNoUser(db),

    addFirst: (user) =>
      inTransaction(db, async (trx) => {
        // Without the lock, two concurrent callers would find the table empty and both add a user.
        await sql`lock table users in share row exclusive mode`.execute(trx);
        return (await hasNoUser(trx)) && insertUser(trx, user);
      }),

    update: (userId, change, { now, endSessions = false }: UpdateOptions) =>
      inTransaction(db, async (trx) => {
        await trx
          .updateTable('users')
          // A change of roles alone sets no other column.
          .set((eb) => ({ mails_off: eb.ref('mails_off'), ...userColumns(change) }))
          .$if(!isSignInAlone(change), (query) => query.set({ updated_at: now }))
          .$if(isEdit(change), (query) => query.set((eb) => ({ version: eb('version', '+', 1) })))
          .$if(endSessions, (query) => query.set((eb) => ({ token_version: eb('token_version', '+', 1) })))
          .where('user_id', '=', userId)
          .execute();
        if (change.roles) {
          await trx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
          await setRoles(trx, userId, change.roles);
        }
        if (endSessions) {
          await trx
            .updateTable('sessions')
            .set({ revoked_at: now })
            .where('user_id', '=', userId)
            .where('revoked_at', 'is', null)
            .execute();
        }
      }),
  };
}

async function hasNoUser(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) === undefined;
}

/** Returns false if the email address or the id is taken. Must run in a transaction. */
export async function insertUser(trx: Kysely<Database>, user: UserRecord): Promise<boolean> {
  const added = await trx
    .insertInto('users')
    .values({
      user_id: user.userId,
      email: user.email,
      password_hash: user.passwordHash,
      account_status: user.accountStatus,
      enabled: user.enabled,
      email_verified: user.emailVerified,
      password_expires_at: user.passwordExpiresAt,
      terms_accepted_at: user.termsAcceptedAt,
      data_agreement_accepted_at: user.dataAgreementAcceptedAt,
      mails_off: user.mailsOff,
      time_zone: user.timeZone,
      last_login_at: user.lastLoginAt,
      token_version: user.tokenVersion,
      created_at: user.createdAt,
      updated_at: user.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!added) return false;
  await setRoles(trx, user.userId, user.roles);
  return true;
}

async function setRoles(db: Kysely<Database>, userId: string, roles: readonly string[]): Promise<void> {
  if (roles.length === 0) return;
  await db
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .execute();
}
