/** A time of day as 'HH:mm', without day and zone. */
export type TimeOfDay = string;

const DAY_MINUTES = 1440;
const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(?:(a|p)\.?\s*m?\.?)?$/i;

/** Reads '8', '8:30', '0830', '20.15', '8:30 pm', '8p'. Undefined if it isn't a time of day. */
export function readTypedTime(text: string): TimeOfDay | undefined {
  const parts = TYPED.exec(text.trim());
  if (!parts) return undefined;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  const half = parts[3]?.toLowerCase();
  if (minutes > 59 || (half ? hours < 1 || hours > 12 : hours > 23)) return undefined;
  return timeOfDay(half ? ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes : hours * 60 + minutes);
}

/** Formats '20:15', or '8:15 PM' on a 12-hour clock; '' for none. */
export function writeTypedTime(time: TimeOfDay | null | undefined, clock: 12 | 24): string {
  if (!time) return '';
  if (clock === 24) return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The next multiple of the step after midnight, wrapping around. An empty field starts at midnight. */
export function stepTime(time: TimeOfDay | null | undefined, steps: number, stepMinutes: number): TimeOfDay {
  const [hours = 0, minutes = 0] = (time ?? '00:00').split(':').map(Number);
  const now = hours * 60 + minutes;
  const aligned = steps > 0 ? Math.floor(now / stepMinutes) : Math.ceil(now / stepMinutes);
  return timeOfDay((aligned + steps) * stepMinutes);
}

function timeOfDay(minutesOfDay: number): TimeOfDay {
  const minutes = ((minutesOfDay % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
