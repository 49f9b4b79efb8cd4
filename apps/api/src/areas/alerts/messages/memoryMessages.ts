import { isSummarized } from '@gladhand/domain/alerts';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { AlertTables } from '../memoryTables';
import {
  type AlertSettingsRecord,
  type DeliveryRecord,
  type DueMessages,
  deliveryKey,
  type MessageRepository,
  type MuteRecord,
  type SentAbout,
  type SentMail,
  subjectOf,
} from './messageRepository';

/** Messages about alerts in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryMessages(store: MemoryStore, { deliveries, episodes }: AlertTables): MessageRepository {
  const muted = store.keep(new Map<string, MuteRecord>());
  const settings = store.keep(new Map<string, AlertSettingsRecord>());
  const all = (customerId: number) => [...deliveries.values()].filter((one) => one.customerId === customerId);
  const isDue = ({ outcome, dueAt }: DeliveryRecord, now: Date) =>
    outcome === 'waiting' && dueAt !== null && dueAt <= now;

  return {
    async lock() {},
    async put(next) {
      for (const one of next) if (episodes.has(one.episodeId)) deliveries.set(deliveryKey(one), one);
    },
    async remove(gone) {
      for (const one of gone) deliveries.delete(deliveryKey(one));
    },
    ofEpisode: async (customerId, episodeId) =>
      all(customerId)
        .filter((one) => one.episodeId === episodeId)
        .sort((a, b) => Number(b.at) - Number(a.at) || compare(orderOf(a), orderOf(b))),
    decided: async (customerId, episodeIds) =>
      all(customerId).filter(
        ({ episodeId, outcome, reason }) =>
          episodeIds.includes(episodeId) && !(outcome === 'heldBack' && reason === 'withdrawn'),
      ),
    async due(now, limit) {
      const found = new Map<string, DueMessages>();
      const waiting = [...deliveries.values()].filter((one) => isDue(one, now)).sort(byDue);
      for (const { customerId, ruleId, recipient, reason } of waiting) {
        const about = isSummarized(reason ?? undefined) ? { customerId, recipient } : { customerId, ruleId };
        found.set(JSON.stringify(about), about);
      }
      return [...found.values()].slice(0, limit);
    },
    listDue: async (about, now, limit) =>
      all(about.customerId)
        .filter((one) => isDue(one, now) && isAbout(one, about))
        .sort(byDue)
        .slice(0, limit),
    async lastSent(customerId, { recipients, ruleIds }) {
      const last = new Map<string, SentAbout>();
      for (const delivery of all(customerId)) {
        const { channel, recipient, ruleId, episodeId, at, outcome, step } = delivery;
        const subjectId = subjectOf(delivery);
        if (outcome !== 'queued' || !(step === 'fired' || step.startsWith('reminder:'))) continue;
        if (!recipients.includes(recipient) || !ruleIds.includes(ruleId)) continue;
        const key = `${channel} ${recipient} ${ruleId} ${subjectId}`;
        const known = last.get(key);
        const isLater = !known || at > known.at || (Number(at) === Number(known.at) && episodeId < known.episodeId);
        if (isLater) last.set(key, { channel, recipient, ruleId, subjectId, episodeId, at });
      }
      return [...last.entries()].sort(([a], [b]) => compare(a, b)).map(([, sent]) => sent);
    },
    async mailsSince(customerId, recipients, since) {
      const mails = new Map<string, SentMail>();
      for (const { channel, recipient, outcome, at, mailId, step } of all(customerId)) {
        if (channel !== 'email' || outcome !== 'queued' || mailId === null || at <= since) continue;
        if (!recipients.includes(recipient)) continue;
        const isNotice = step === 'notice' || (mails.get(mailId)?.isNotice ?? false);
        mails.set(mailId, { recipient, at, isNotice });
      }
      return [...mails.entries()]
        .sort(([a, first], [b, second]) => Number(first.at) - Number(second.at) || compare(a, b))
        .map(([, mail]) => mail);
    },

    mutes: async (customerId, ruleIds, now) =>
      [...muted.values()]
        .filter((one) => one.customerId === customerId && ruleIds.includes(one.ruleId) && one.mutedUntil > now)
        .sort((a, b) => compare(muteKeyOf(a), muteKeyOf(b))),
    async mute(mute) {
      muted.set(muteKeyOf(mute), mute);
    },
    async unmute(mute) {
      muted.delete(muteKeyOf(mute));
    },
    async deleteMutesBefore(before, limit) {
      const ended = [...muted].filter(([, { mutedUntil }]) => mutedUntil < before).slice(0, limit);
      for (const [key] of ended) muted.delete(key);
      return ended.length;
    },

    settings: async (userIds) =>
      [...settings.values()]
        .filter(({ userId }) => userIds.includes(userId))
        .sort((a, b) => compare(a.userId, b.userId)),
    async saveSettings(next) {
      if ((settings.get(next.userId)?.version ?? 0) !== next.version - 1) return false;
      settings.set(next.userId, next);
      return true;
    },
  };
}

const muteKeyOf = ({ ruleId, trailerId }: Pick<MuteRecord, 'ruleId' | 'trailerId'>) => `${ruleId} ${trailerId}`;
const orderOf = ({ recipient, step, channel }: DeliveryRecord) => `${recipient} ${step} ${channel}`;
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const byDue = (a: DeliveryRecord, b: DeliveryRecord) =>
  Number(a.dueAt) - Number(b.dueAt) ||
  Number(a.at) - Number(b.at) ||
  compare(
    `${a.episodeId} ${a.step} ${a.channel} ${a.recipient}`,
    `${b.episodeId} ${b.step} ${b.channel} ${b.recipient}`,
  );

const isAbout = ({ ruleId, recipient, reason }: DeliveryRecord, about: DueMessages): boolean => {
  const summarized = isSummarized(reason ?? undefined);
  return 'ruleId' in about ? ruleId === about.ruleId && !summarized : recipient === about.recipient && summarized;
};
