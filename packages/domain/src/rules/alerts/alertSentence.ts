import { US_FORMATS } from '../formats/readingFormats';
import { fill } from '../text/fill';
import { type AlertCondition, isGroup } from './alertCondition';
import { SENTENCES } from './clauseTexts';
import { leafClause, type SentenceOptions } from './leafClause';

/** A condition in words: 'When the doors are open for 30 minutes and the trailer is outside of Toledo Yard.' */
export function sentenceOf(condition: AlertCondition, options: SentenceOptions): string {
  const say = options.say ?? ((english) => english);
  return fill(say(SENTENCES.whole), [clauseOf(condition, options)]);
}

/** A condition as it follows 'When'. */
function clauseOf(condition: AlertCondition, options: SentenceOptions): string {
  if (!isGroup(condition)) return leafClause(condition, options);
  const { formats = US_FORMATS, say = (english) => english } = options;
  const isAll = condition.kind === 'all';
  const clauses = condition.of.map((part) => {
    const clause = clauseOf(part, options);
    const isChoice = isAll && isGroup(part) && part.kind === 'any' && part.of.length > 1;
    return isChoice ? fill(say(SENTENCES.either), [clause]) : clause;
  });
  const hasGroups = condition.of.some((part) => isGroup(part) && part.of.length > 1);
  // Commas show which conditions belong together.
  if (hasGroups) {
    return clauses.reduce((before, clause) => fill(say(isAll ? SENTENCES.and : SENTENCES.or), [before, clause]));
  }
  return new Intl.ListFormat(formats.locale, { type: isAll ? 'conjunction' : 'disjunction' }).format(clauses);
}
