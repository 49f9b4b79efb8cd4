import { isEmail, normalizeEmail } from '@gladhand/domain';
import * as v from 'valibot';
import { type DealerRecord, MOST_DEALERS } from '../repositories/service';

const text = (max: number) =>
  v.pipe(
    v.string('must be a text'),
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
    dealerId: v.pipe(text(64), v.regex(/^[\w-]+$/, 'must have letters, digits, - and _ only')),
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

/** Reads a list of service centers; throws an error that names the entry and the field that is wrong. */
export function readServiceCenters(json: string): DealerRecord[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw new Error('[api] Nothing was stored: the file is not JSON.');
  }
  const checked = v.safeParse(centers, list);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'The file';
    throw new Error(`[api] Nothing was stored: ${path} ${issue.message}.`);
  }
  if (checked.output.length > MOST_DEALERS) {
    throw new Error(`[api] Nothing was stored: the list is longer than ${MOST_DEALERS} service centers.`);
  }
  const ids = checked.output.map(({ dealerId }) => dealerId);
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  if (twice) throw new Error(`[api] Nothing was stored: ${twice} stands in the list twice.`);
  return checked.output;
}
