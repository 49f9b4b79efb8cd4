// What the search across trailers, customers, groups and users costs, for texts with many, few and no matches.
import { atMost, median } from '../table.mjs';
import { createCaller } from './client.mjs';

const SAMPLES = 9;
const MAX_MS = 150;

/** @returns {Promise<import('../table.mjs').Line>} the slowest text by its median */
export async function measureSearch(url, user, persistedDocuments, searchText, name) {
  const query = Object.values(persistedDocuments).find((text) => text.startsWith('query Search('));
  if (!query) throw new Error('There is no persisted document Search: run npm run generate.');
  const caller = createCaller(url, 1);
  const texts = [searchText, searchText.slice(0, 3), '1J', '000', '100', 'al', 'zz', 'gladhand', 'nothing like this'];
  const measured = [];
  for (const text of texts) {
    const times = [];
    for (let i = 0; i < SAMPLES; i++) {
      const body = JSON.stringify({ query, variables: { input: { text, limit: 5 } } });
      const { tookMs, content } = await caller.post('/graphql', body, user.headers);
      if (!JSON.parse(content).data)
        throw new Error(`The search for '${text}' failed: ${content.toString().slice(0, 500)}`);
      times.push(tookMs);
    }
    measured.push({ text, ms: median(times) });
  }
  caller.close();
  const worst = measured.reduce((a, b) => (a.ms >= b.ms ? a : b));
  return atMost(`${name}: search everything`, worst.ms, MAX_MS, ' ms', `'${worst.text}', of ${texts.length} texts`);
}
