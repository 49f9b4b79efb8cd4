import type { MAIL_OPT_OUTS_MESSAGES } from './messages';

type Texts = Pick<typeof MAIL_OPT_OUTS_MESSAGES, 'kinds' | 'rule' | 'unknownKind'>;

/** What an address has unsubscribed from. A newer server may have kinds that this version doesn't know. */
export function optOutText({ kind, ruleName }: { kind: string; ruleName?: string | null }, messages: Texts): string {
  if (ruleName) return messages.rule(ruleName);
  return messages.kinds[kind as keyof Texts['kinds']] ?? messages.unknownKind;
}
