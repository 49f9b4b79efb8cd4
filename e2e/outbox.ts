/** A mail that the demonstration keeps instead of sending it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Mails to an address with this subject. */
export async function mailsTo(url: string, to: string, subject: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${url}/dev/outbox`)).json()) as Mail[];
  return mails.filter((mail) => mail.to === to && mail.subject === subject);
}
