import { type AddressInfo, createServer } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedMail } from '../engine/mail/loadAttachments';
import { type Mail, toMailRecord } from '../engine/mail/mail';
import { TEST_NOW, testId } from '../testing/testDataset';
import { createSmtpMailer } from './smtpMailer';

const FROM = 'Gladhand <no-reply@fleet.example>';
const MAIL: Mail = {
  to: 'driver@northline.example',
  subject: 'Your Gladhand account',
  text: 'Choose your password: https://fleet.example/setpassword?token=abc',
  html: '<p>Choose your <a href="https://fleet.example/setpassword?token=abc">password</a></p>',
  purpose: 'setPassword',
  headers: { 'List-Unsubscribe': '<https://fleet.example/unsubscribe?token=x>' },
};
const record: LoadedMail = {
  ...toMailRecord(MAIL, { mailId: testId(4, 1), now: TEST_NOW }),
  attachments: [{ filename: 'report.csv', contentType: 'text/csv', base64: Buffer.from('a,b').toString('base64') }],
};
const noop = async () => {};

describe('the SMTP mailer', () => {
  let server: SMTPServer;
  let url: string;
  let received: string[];
  /** The order of the steps on both sides. */
  let steps: string[];
  let refuse: { at: 'rcpt' | 'data'; code: number } | undefined;

  beforeEach(async () => {
    received = [];
    steps = [];
    refuse = undefined;
    const refusal = (code: number) => Object.assign(new Error('refused by the test'), { responseCode: code });
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        username === 'fleet' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong')),
      onRcptTo: (_, __, done) => (refuse?.at === 'rcpt' ? done(refusal(refuse.code)) : done()),
      onData(stream, _, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          if (text === '') steps.push('first byte');
          text += chunk.toString();
        });
        stream.on('end', () => {
          if (refuse?.at === 'data') return done(refusal(refuse.code));
          received.push(text);
          return done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `smtp://fleet:p%40ss@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('delivers text, HTML, headers and attachments with a stable Message-ID', async () => {
    const mailer = createSmtpMailer(url, FROM);
    await mailer.send(record, noop);
    await mailer.send(record, noop);
    expect(received).toHaveLength(2);
    const [first, second] = await Promise.all(received.map((text) => simpleParser(text)));
    expect(first?.messageId).toBe(`<${record.mailId}@fleet.example>`);
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.to).toMatchObject({ text: MAIL.to });
    expect(first?.from?.text).toContain('no-reply@fleet.example');
    expect(first?.subject).toBe(MAIL.subject);
    expect(first?.text?.trim()).toBe(MAIL.text);
    expect(first?.html).toContain('token=abc');
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(received[0]).toContain('List-Unsubscribe: <https://fleet.example/unsubscribe?token=x>');
    expect(first?.attachments).toMatchObject([{ filename: 'report.csv', contentType: 'text/csv' }]);
    expect(first?.attachments[0]?.content.toString()).toBe('a,b');
  });

  it('reports the hand-over before the first byte is sent, and never if the recipient is refused', async () => {
    const handOver = async () => {
      steps.push('hand over');
    };
    await createSmtpMailer(url, FROM).send(record, handOver);
    expect(steps).toEqual(['hand over', 'first byte']);
    steps = [];
    refuse = { at: 'rcpt', code: 550 };
    await expect(createSmtpMailer(url, FROM).send(record, handOver)).rejects.toThrow();
    expect(steps).toEqual([]);
  });

  it('sends nothing if the hand-over cannot be recorded', async () => {
    const failing = () => Promise.reject(new Error('the database is away'));
    await expect(createSmtpMailer(url, FROM).send(record, failing)).rejects.toThrow('the database is away');
    await vi.waitFor(() => expect(server.connections.size).toBe(0));
    expect([steps, received]).toEqual([[], []]);
  });

  it.each([
    ['rcpt', 550, true],
    ['rcpt', 451, false],
    ['data', 552, true],
    ['data', 421, false],
  ] as const)('classifies a refusal at %s with %d: permanent is %s', async (at, code, isPermanent) => {
    refuse = { at, code };
    await expect(createSmtpMailer(url, FROM).send(record, noop)).rejects.toMatchObject({
      name: 'MailRefused',
      permanent: isPermanent,
      wasAnswered: true,
      message: expect.stringContaining('refused by the test'),
    });
    expect(received).toEqual([]);
  });

  it('does not know whether a message was accepted if the connection is lost after it was sent', async () => {
    const answers: [RegExp, string][] = [
      [/^EHLO/, '250 ok'],
      [/^(MAIL|RCPT)/, '250 ok'],
      [/^DATA/, '354 go on'],
    ];
    const dropping = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        const [, answer] = answers.find(([command]) => command.test(text)) ?? [];
        if (answer) socket.write(`${answer}\r\n`);
        if (text.endsWith('\r\n.\r\n')) socket.destroy();
      });
    });
    await new Promise<void>((resolve) => {
      dropping.listen(0, '127.0.0.1', resolve);
    });
    let isHandedOver = false;
    const handOver = async () => {
      isHandedOver = true;
    };
    const { port } = dropping.address() as AddressInfo;
    await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM).send(record, handOver)).rejects.toMatchObject({
      permanent: false,
      wasAnswered: false,
    });
    expect(isHandedOver).toBe(true);
    await new Promise((resolve) => dropping.close(resolve));
  });

  it('treats an unreachable server as a temporary failure', async () => {
    const unused = createServer();
    await new Promise<void>((resolve) => {
      unused.listen(0, '127.0.0.1', resolve);
    });
    const { port } = unused.address() as AddressInfo;
    await new Promise((resolve) => unused.close(resolve));
    await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM).send(record, noop)).rejects.toMatchObject({
      permanent: false,
      wasAnswered: false,
    });
  });
});
