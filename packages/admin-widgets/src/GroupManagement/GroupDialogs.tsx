import { AddTrailersDialog } from './AddTrailersDialog';
import { AddUsersDialog } from './AddUsersDialog';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupNameDialog } from './GroupNameDialog';
import type { GroupDialogProps, GroupTask } from './groupTask';
import { MoveGroupDialog } from './MoveGroupDialog';
import { PasteTrailersDialog } from './PasteTrailersDialog';

/** The dialog of a task. */
export function GroupDialogs({ task, ...rest }: GroupDialogProps & { task: GroupTask }) {
  switch (task.kind) {
    case 'create':
      return <GroupNameDialog under={task.under} group={undefined} {...rest} />;
    case 'rename':
      return <GroupNameDialog under={undefined} group={task.group} {...rest} />;
    case 'move':
      return <MoveGroupDialog group={task.group} {...rest} />;
    case 'delete':
      return <DeleteGroupDialog group={task.group} {...rest} />;
    case 'addTrailers':
      return <AddTrailersDialog group={task.group} {...rest} />;
    case 'addUsers':
      return <AddUsersDialog group={task.group} {...rest} />;
    case 'paste':
      return <PasteTrailersDialog {...rest} />;
  }
}
