import type { AlertActivityLine } from '@gladhand/domain/alerts';
import {
  CheckIcon,
  CircleDotIcon,
  ClockIcon,
  FileTextIcon,
  GripVerticalIcon,
  Icon,
  type IconDrawing,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlusIcon,
  Redo2Icon,
  RotateCcwIcon,
  SendIcon,
  SeverityIcon,
  Trash2Icon,
  TriangleAlertIcon,
  Undo2Icon,
  UsersIcon,
  XIcon,
} from '@gladhand/ui';
import { alertTone } from '../internal/alertWords';

const ICONS: Readonly<Record<string, IconDrawing>> = {
  ended: CircleDotIcon,
  withdrawn: Undo2Icon,
  reinstated: Redo2Icon,
  acknowledged: CheckIcon,
  unacknowledged: Undo2Icon,
  assigned: UsersIcon,
  snoozed: ClockIcon,
  closed: XIcon,
  reopened: RotateCcwIcon,
  noted: FileTextIcon,
  ruleCreated: PlusIcon,
  ruleUpdated: PencilIcon,
  ruleDeleted: Trash2Icon,
  ruleMoved: GripVerticalIcon,
  ruleEnabled: PlayIcon,
  ruleDisabled: PauseIcon,
  ruleTakenOver: UsersIcon,
  ruleFailed: TriangleAlertIcon,
};
const MESSAGE_ICONS: Readonly<Record<string, IconDrawing>> = { heldBack: PauseIcon };

/** The kind of a line as a shape; the sentence says it, too. */
export function ActivityIcon({ line: { kind, severity, outcome } }: { line: AlertActivityLine }) {
  if (kind === 'fired') return <SeverityIcon tone={alertTone(severity ?? '')} size={14} />;
  if (kind === 'message' && outcome === 'failed') return <SeverityIcon tone="caution" size={14} />;
  const drawing = kind === 'message' ? (MESSAGE_ICONS[outcome ?? ''] ?? SendIcon) : ICONS[kind];
  return <Icon icon={drawing ?? CircleDotIcon} size={14} />;
}
