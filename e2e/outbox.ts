/** A mail that the demonstration keeps instead of sending it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Mails to an address with this subject. */
export async function mailsTo(url: string, to: string, subject: string): Promise<Mail[]> {
  return (await mailsOf(url)).filter((mail) => mail.to === to && mail.subject === subject);
}

/** Mails whose subject begins like this. */
export async function mailsAbout(url: string, subject: string): Promise<Mail[]> {
  return (await mailsOf(url)).filter((mail) => mail.subject.startsWith(subject));
}

const mailsOf = async (url: string): Promise<Mail[]> => (await fetch(`${url}/dev/outbox`)).json();
