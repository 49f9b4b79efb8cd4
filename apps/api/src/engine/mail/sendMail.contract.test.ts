import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Repositories } from '../../repositories/port';
import { ENGINES, type OpenedEngine } from '../../testing/engines';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import type { MemoryJobs } from '../memoryJobs';
import { createUnits } from '../unitOfWork';
import { type Mailer, MailRefused } from './mailer';
import { MAIL_POLICY } from './mailPolicy';
import { sendMailJob } from './sendMail';
import { sweepMailJob } from './sweepMail';

const MINUTE_MS = 60_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const temporary = new MailRefused('451 try again', { permanent: false, wasAnswered: true });
const permanent = new MailRefused('550 no such mailbox', { permanent: true, wasAnswered: true });
const lost = new MailRefused('connection closed', { permanent: false, wasAnswered: false });

describe.each(['memory', 'pglite', 'postgres'] as const)('a queued mail on %s', (name) => {
  let engine: OpenedEngine;
  let repositories: Repositories;
  let now = TEST_NOW;
  let made = 0;
  let mailer: Mailer;
  beforeAll(async () => {
    engine = await ENGINES[name](createTestDataset());
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    repositories = await engine.renew(createTestDataset());
    now = TEST_NOW;
  });

  const deps = () => ({
    repositories,
    now: () => now,
    logger: quiet,
    ids: { uuid: () => testId(4, ++made) },
    mailer: { send: (...args: Parameters<Mailer['send']>) => mailer.send(...args) },
  });
  const runJobs = () => (repositories.jobs as MemoryJobs).runDue([sendMailJob(deps()), sweepMailJob(deps())], now);
  const queue = async () => {
    const mail = { to: 'a@b.example', subject: 'S', text: 'secret link', purpose: 'test' };
    return createUnits(deps())((unit) => unit.mail(mail));
  };
  const status = async (mailId: string) => (await repositories.mails.find([mailId]))[0];

  it('is sent once, and its content is deleted', async () => {
    const sent: string[] = [];
    const statuses: unknown[] = [];
    mailer = {
      async send(mail, onHandOver) {
        statuses.push((await status(mail.mailId))?.status);
        await onHandOver();
        statuses.push((await status(mail.mailId))?.status);
        sent.push(mail.text);
      },
    };
    const { mailId } = await queue();
    expect(await status(mailId)).toMatchObject({ status: 'queued', attempts: 0 });
    await runJobs();
    await repositories.jobs.add([{ name: 'mail.send', data: { mailId } }]);
    await runJobs();
    expect(sent).toEqual(['secret link']);
    expect(statuses).toEqual(['sending', 'handingOver']);
    expect(await status(mailId)).toMatchObject({ status: 'sent', attempts: 1, reason: null });
    // A requeued mail still shows the remaining texts.
    await repositories.mails.settle(mailId, { status: 'queued', now });
    const left = await repositories.mails.claim(mailId, { now, deadSince: now });
    expect(left?.text).toBe('');
  });

  it('is retried after 1, 5 and 30 minutes and 2 and 6 hours, then fails with the reason', async () => {
    mailer = { send: () => Promise.reject(temporary) };
    const { mailId } = await queue();
    await runJobs();
    for (const minutes of [1, 5, 30, 120, 360]) {
      expect(await status(mailId)).toMatchObject({
        status: 'queued',
        reason: '451 try again',
        nextAttemptAt: new Date(now.getTime() + minutes * MINUTE_MS),
      });
      now = new Date(now.getTime() + minutes * MINUTE_MS - 1);
      await runJobs();
      expect((await status(mailId))?.status).toBe('queued');
      now = new Date(now.getTime() + 1);
      await runJobs();
    }
    expect(await status(mailId)).toMatchObject({ status: 'failed', attempts: 6, reason: '451 try again' });
  });

  it.each([
    ['fails immediately after a permanent refusal', permanent, false, 'failed'],
    ['also fails after a permanent refusal that follows the hand-over', permanent, true, 'failed'],
    ['is retried after the connection is lost before the hand-over', lost, false, 'queued'],
    ['is unconfirmed after the connection is lost after the hand-over', lost, true, 'unconfirmed'],
  ] as const)('%s', async (_, error, handsOver, expected) => {
    mailer = {
      async send(_mail, onHandOver) {
        if (handsOver) await onHandOver();
        throw error;
      },
    };
    const { mailId } = await queue();
    await runJobs();
    expect(await status(mailId)).toMatchObject({ status: expected, attempts: 1, reason: error.message });
  });

  it.each([
    ['is sent by another worker after its worker died before the hand-over', 'sending', 'sent'],
    ['is unconfirmed and never sent twice after its worker died after the hand-over', 'handingOver', 'unconfirmed'],
  ] as const)('%s', async (_, diedAs, expected) => {
    mailer = { send: async (_mail, onHandOver) => onHandOver() };
    const { mailId } = await queue();
    await repositories.mails.claim(mailId, { now, deadSince: now });
    if (diedAs === 'handingOver') await repositories.mails.settle(mailId, { status: 'handingOver', now });
    await repositories.jobs.add([{ name: 'mail.sweep' }]);
    await runJobs();
    expect((await status(mailId))?.status).toBe(diedAs);
    now = new Date(now.getTime() + MAIL_POLICY.claimMs + 1);
    await repositories.jobs.add([{ name: 'mail.sweep' }]);
    await runJobs();
    expect((await status(mailId))?.status).toBe(expected);
  });

  it('is not sent twice when its worker dies before it can record the delivery', async () => {
    const sent: string[] = [];
    mailer = {
      async send(mail, onHandOver) {
        await onHandOver();
        sent.push(mail.mailId);
      },
    };
    const { mailId } = await queue();
    const dying: Repositories = {
      ...repositories,
      mails: {
        ...repositories.mails,
        settle: (id, { status: next, ...rest }) =>
          next === 'sent'
            ? Promise.reject(new Error('died'))
            : repositories.mails.settle(id, { status: next, ...rest }),
      },
    };
    const job = sendMailJob({ ...deps(), repositories: dying });
    await expect((repositories.jobs as MemoryJobs).runDue([job], now)).rejects.toThrow('died');
    for (let hours = 0; hours < 3; hours++) {
      now = new Date(now.getTime() + 60 * MINUTE_MS);
      await repositories.jobs.add([{ name: 'mail.send', data: { mailId } }, { name: 'mail.sweep' }]);
      await runJobs();
    }
    expect(sent).toEqual([mailId]);
    expect((await status(mailId))?.status).toBe('unconfirmed');
  });
});
