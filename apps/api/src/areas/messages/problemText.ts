import { MESSAGE_POLICY, type MessageProblem } from '@gladhand/domain/messages';
import { MESSAGE_TEXTS } from './messages';

const MAX_DAYS = MESSAGE_POLICY.maxAheadMs / 86_400_000;

/** A problem of a message as a sentence. */
export function problemText(problem: MessageProblem): string {
  switch (problem.field) {
    case 'severity':
    case 'roles':
    case 'features':
      return MESSAGE_TEXTS.unknown(problem.field, problem.value);
    case 'customers':
      return MESSAGE_TEXTS.tooManyCustomers(MESSAGE_POLICY.customers);
    case 'text':
      switch (problem.code) {
        case 'missing':
          return MESSAGE_TEXTS.textMissing;
        case 'tooLong':
          return MESSAGE_TEXTS.textTooLong(MESSAGE_POLICY.textLength);
        case 'notPlain':
          return MESSAGE_TEXTS.textNotPlain;
        case 'tooDeep':
          return MESSAGE_TEXTS.textTooDeep(MESSAGE_POLICY.listLevels);
        case 'link':
          return MESSAGE_TEXTS.link(problem.value);
      }
      break;
    case 'from':
      return MESSAGE_TEXTS.fromTooFarAhead(MAX_DAYS);
    case 'until':
      switch (problem.code) {
        case 'missing':
          return MESSAGE_TEXTS.untilMissing;
        case 'past':
          return MESSAGE_TEXTS.untilPast;
        case 'beforeFrom':
          return MESSAGE_TEXTS.untilBeforeFrom;
        case 'tooLong':
          return MESSAGE_TEXTS.untilTooLong(MAX_DAYS);
      }
  }
}
