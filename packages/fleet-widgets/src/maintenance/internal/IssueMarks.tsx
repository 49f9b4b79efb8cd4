import type { ShownIssue } from '@gladhand/domain/maintenance';
import { Icon, Undo2Icon, useMessages, WrenchIcon } from '@gladhand/ui';
import { styled } from 'styled-components';
import { ISSUE_MESSAGES } from './messages';

/** Whether an issue has returned, and whether it was reported as repaired. */
export function IssueMarks({ issue }: { issue: Pick<ShownIssue, 'round' | 'repairedAt'> }) {
  const messages = useMessages(ISSUE_MESSAGES);
  return (
    <>
      {issue.round > 1 && (
        <Mark>
          <Icon icon={Undo2Icon} size={12} /> {messages.returned}
        </Mark>
      )}
      {issue.repairedAt && (
        <Mark>
          <Icon icon={WrenchIcon} size={12} /> {messages.repaired}
        </Mark>
      )}
    </>
  );
}

const Mark = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  overflow: hidden;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  text-overflow: ellipsis;
`;
