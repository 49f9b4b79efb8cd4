import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type {
  CompletionRecord,
  PlannedWorkRepository,
  TemplateRecord,
  TrailerWorkRecord,
  WorkCount,
} from './plannedRepository';

/** Planned work in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryPlannedWork(store: MemoryStore): PlannedWorkRepository {
  const templates = store.keep(new Map<string, TemplateRecord>());
  const works = store.keep(new Map<string, TrailerWorkRecord>());
  const completions: CompletionRecord[] = store.keep([]);
  const keyOf = (...parts: (string | number)[]) => parts.join(' ');
  const templatesOf = (customerId: number) =>
    [...templates.values()]
      .filter((template) => template.customerId === customerId)
      .sort((a, b) => compare(a.templateId, b.templateId));
  const trailersOf = (customerId: number) =>
    store
      .trailers()
      .filter((trailer) => trailer.customerId === customerId)
      .sort((a, b) => compare(a.trailerId, b.trailerId));

  return {
    templates: async (customerId) => templatesOf(customerId).filter(({ deletedAt }) => deletedAt === null),
    lockTemplates: async (customerId) => templatesOf(customerId),
    async putTemplate(template) {
      const key = keyOf(template.customerId, template.templateId);
      const before = templates.get(key);
      if ((before?.version ?? 0) !== template.version - 1 || before?.deletedAt) return false;
      templates.set(key, { ...template, createdAt: before?.createdAt ?? template.createdAt });
      return true;
    },
    async deleteTemplate({ customerId, templateId, version }, at) {
      const key = keyOf(customerId, templateId);
      const before = templates.get(key);
      if (before?.version !== version || before.deletedAt) return false;
      templates.set(key, { ...before, version: version + 1, deletedAt: at });
      return true;
    },
    customerIds: async () =>
      [...new Set([...templates.values()].map(({ customerId }) => customerId))].sort((a, b) => a - b),
    trailersAfter: async (customerId, trailerId, limit) =>
      trailersOf(customerId)
        .filter((trailer) => trailerId === null || trailer.trailerId > trailerId)
        .slice(0, limit),
    trailer: async ({ customerId, trailerId }) =>
      trailersOf(customerId).find((trailer) => trailer.trailerId === trailerId),
    work: async (customerId, trailerIds) =>
      [...works.values()].filter(
        (work) =>
          work.customerId === customerId && trailerIds.includes(work.trailerId) && store.trailer(work.trailerId),
      ),
    async putWork(changed) {
      for (const work of changed) works.set(keyOf(work.customerId, work.trailerId, work.templateId), work);
    },
    async counts(customerId, scope) {
      const counts = new Map<string, WorkCount>();
      for (const { trailerId, templateId, state, ...work } of works.values()) {
        const trailer = store.trailer(trailerId);
        if (work.customerId !== customerId || !trailer || !store.inScope(trailer, scope)) continue;
        if (state === null || state === 'notDue') continue;
        const key = keyOf(templateId, state);
        counts.set(key, { templateId, state, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      return [...counts.values()];
    },
    async addCompletions(added) {
      completions.push(...added);
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
