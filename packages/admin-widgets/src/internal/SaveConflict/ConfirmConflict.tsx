import { Banner, useMessages } from '@gladhand/ui';
import { CONFLICT_MESSAGES } from './messages';

export interface ConfirmConflictProps {
  /** The record, as it goes into a sentence: 'this customer'. */
  what: string;
  /** How the record is now: 'active and named Northline'. */
  state: string;
  /** The question that another press of the button answers: 'Deactivate anyway?'. */
  confirm: string;
}

/** In a confirmation whose record someone else has changed: how the record is now, and the question again. */
export const ConfirmConflict = ({ what, state, confirm }: ConfirmConflictProps) => {
  const messages = useMessages(CONFLICT_MESSAGES);
  return (
    <Banner tone="caution" title={messages.title(what)}>
      {messages.changedTo(state, confirm)}
    </Banner>
  );
};
