import { isEmail, normalizeEmail } from '@gladhand/domain/contact';
import * as v from 'valibot';
import { type DealerRecord, MAX_SEARCHED_DEALERS } from '../areas/service/repository';
import { problemText } from '../http/problemText';

const text = (max: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must have at most ${max} characters`),
  );
const degrees = (max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(-max, `must be from -${max} to ${max}`),
    v.maxValue(max, `must be from -${max} to ${max}`),
  );

const centers = v.array(
  v.strictObject({
    dealerId: v.pipe(text(64), v.regex(/^[\w-]+$/, 'must contain only letters, digits, - and _')),
    name: text(120),
    street: text(120),
    city: text(80),
    region: v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'must be two letters, e.g. IN')),
    phone: text(40),
    email: v.pipe(text(254), v.check(isEmail, 'must be an email address'), v.transform(normalizeEmail)),
    lat: degrees(90),
    lng: degrees(180),
  }),
  'must be a list of service centers',
);

/** Reads a list of service centers; throws an error that names the invalid entry and field. */
export function readServiceCenters(json: string): DealerRecord[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw new Error('[api] Nothing was stored: the file is not JSON.');
  }
  const checked = v.safeParse(centers, list);
  if (!checked.success) {
    throw new Error(`[api] Nothing was stored: ${problemText(checked.issues[0], 'The file')}.`);
  }
  if (checked.output.length > MAX_SEARCHED_DEALERS) {
    throw new Error(`[api] Nothing was stored: the list is longer than ${MAX_SEARCHED_DEALERS} service centers.`);
  }
  const ids = checked.output.map(({ dealerId }) => dealerId);
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  if (twice) throw new Error(`[api] Nothing was stored: ${twice} is in the list twice.`);
  return checked.output;
}
