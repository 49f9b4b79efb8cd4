import { Banner, Table, useMessages } from '@gladhand/ui';
import type { Difference } from './differences';
import { CONFLICT_MESSAGES } from './messages';

export interface SaveConflictProps {
  /** The record, as it goes into a sentence: 'this customer'. */
  what: string;
  differences: readonly Difference[];
}

/** In a form whose record someone else has changed: the saved values beside the entries, field by field. */
export function SaveConflict({ what, differences }: SaveConflictProps) {
  const messages = useMessages(CONFLICT_MESSAGES);

  return (
    <Banner tone="caution" title={messages.title(what)}>
      <p>{differences.length > 0 ? messages.kept : messages.same}</p>
      {differences.length > 0 && (
        <Table density="compact">
          <thead>
            <tr>
              <th scope="col">{messages.field}</th>
              <th scope="col">{messages.saved}</th>
              <th scope="col">{messages.yours}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, saved, entered }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{saved || messages.empty}</td>
                <td>{entered || messages.empty}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Banner>
  );
}
