export {
  ActivityIcon,
  AlarmClockIcon,
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpDownIcon,
  ArrowUpIcon,
  BanIcon,
  BellIcon,
  BellOffIcon,
  BoxesIcon,
  BoxIcon,
  Building2Icon,
  CalendarClockIcon,
  CalendarIcon,
  ChartLineIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  ChevronsUpDownIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleQuestionMarkIcon,
  CircleUserIcon,
  ClipboardListIcon,
  ClockIcon,
  Columns3Icon,
  ContrastIcon,
  CopyIcon,
  CrosshairIcon,
  DownloadIcon,
  EllipsisIcon,
  EllipsisVerticalIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileDownIcon,
  FileTextIcon,
  FilterIcon,
  FolderIcon,
  FolderPlusIcon,
  FolderTreeIcon,
  FunnelIcon,
  GaugeIcon,
  GlobeIcon,
  GripVerticalIcon,
  HistoryIcon,
  HouseIcon,
  ImageIcon,
  InfoIcon,
  KeyRoundIcon,
  LayersIcon,
  LayoutDashboardIcon,
  LinkIcon,
  ListFilterIcon,
  ListIcon,
  LoaderIcon,
  LockIcon,
  LockOpenIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MapIcon,
  MapPinIcon,
  Maximize2Icon,
  MenuIcon,
  MessageSquareIcon,
  Minimize2Icon,
  MinusIcon,
  MonitorIcon,
  MoonIcon,
  NavigationIcon,
  PackageIcon,
  PanelLeftIcon,
  PanelRightIcon,
  PauseIcon,
  PencilIcon,
  PhoneIcon,
  PinIcon,
  PinOffIcon,
  PlayIcon,
  PlusIcon,
  PowerIcon,
  PrinterIcon,
  RadioIcon,
  RefreshCwIcon,
  RotateCcwIcon,
  RouteIcon,
  SatelliteIcon,
  SaveIcon,
  SearchIcon,
  SendIcon,
  Settings2Icon,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  ShieldIcon,
  SlidersHorizontalIcon,
  SmartphoneIcon,
  SnowflakeIcon,
  StarIcon,
  StarOffIcon,
  SunIcon,
  Table2Icon,
  TagIcon,
  ThermometerIcon,
  Trash2Icon,
  TriangleAlertIcon,
  TruckIcon,
  Undo2Icon,
  UnlinkIcon,
  UnplugIcon,
  UploadIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
  UserXIcon,
  WarehouseIcon,
  WifiIcon,
  WifiOffIcon,
  WrenchIcon,
  XIcon,
  ZapIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from 'lucide-react';
export { Accordion, type AccordionItemProps, type AccordionRootProps } from './Accordion/Accordion';
export { AccountButton, type AccountButtonProps } from './AccountButton/AccountButton';
export { AppShell, type AppShellProps } from './AppShell/AppShell';
export { TabBar, type TabBarProps } from './AppShell/TabBar';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { BarList, type BarListItem, type BarListProps } from './BarList/BarList';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLinkProps,
  type BreadcrumbProps,
} from './Breadcrumb/Breadcrumb';
export { Button, type ButtonProps } from './Button/Button';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { Chip, type ChipProps, ToggleChip, type ToggleChipProps } from './Chip/Chip';
export { Combobox, type ComboboxProps, type ComboboxTexts } from './Combobox/Combobox';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export {
  CoordinateInput,
  type CoordinateInputProps,
  type CoordinateInputTexts,
} from './CoordinateInput/CoordinateInput';
export { type Coordinate, readCoordinate, writeCoordinate } from './CoordinateInput/coordinate';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export type { GridTextFilter } from './DataGrid/clientRows';
export { CsvUnits, csvValue } from './DataGrid/csvCells';
export { DataGrid, type DataGridProps } from './DataGrid/DataGrid';
export { type GridCsvOptions, gridCsv } from './DataGrid/gridCsv';
export {
  EMPTY_LAYOUT,
  moveColumn,
  orderedColumns,
  placeColumns,
  setColumnHidden,
  setColumnPinned,
} from './DataGrid/gridLayout';
export type { GridTexts } from './DataGrid/gridTexts';
export type {
  GridCell,
  GridCellTone,
  GridColumn,
  GridColumnFilter,
  GridEditor,
  GridLayout,
  GridRows,
  GridSort,
  GridValue,
} from './DataGrid/gridTypes';
export { PagedGrid, type PagedGridProps } from './DataGrid/PagedGrid';
export { type ClientRowsOptions, useClientRows } from './DataGrid/useClientRows';
export { DateField, type DateFieldProps, type DateFieldTexts } from './DateField/DateField';
export { type IsoDay, isoDay, localDate, readTypedDate, writeTypedDate } from './DateField/typedDate';
export { DateRangeField, type DateRangeFieldProps, type DateRangeFieldTexts } from './DateRangeField/DateRangeField';
export { DatePreset, type DateRange, daysBetween, writeRange } from './DateRangeField/dateRange';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export {
  Dialog,
  type DialogButtonProps,
  type DialogContentProps,
  type DialogDescriptionProps,
  type DialogHeaderProps,
  type DialogRootProps,
} from './Dialog/Dialog';
export { Donut, type DonutPart, type DonutProps } from './Donut/Donut';
export { Drawer, type DrawerContentProps, type DrawerRootProps } from './Drawer/Drawer';
export { DurationInput, type DurationInputProps, type DurationInputTexts } from './DurationInput/DurationInput';
export { type Duration, DurationUnit, joinDuration, splitDuration } from './DurationInput/duration';
export { EmailListInput, type EmailListInputProps, type EmailListInputTexts } from './EmailListInput/EmailListInput';
export { isEmailAddress, readEmails } from './EmailListInput/emailList';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { ExportDialog, type ExportDialogProps, type ExportRun } from './ExportDialog/ExportDialog';
export type { ExportDialogTexts } from './ExportDialog/exportTexts';
export { saveCsv, saveFile } from './ExportDialog/saveFile';
export { FailedState, type FailedStateProps, type FailedStateTexts } from './FailedState/FailedState';
export { type ControlSize, Field, type FieldProps, type FieldTexts, useFieldIds } from './Field/Field';
export { FieldAffix, FieldBox } from './Field/FieldBox';
export { FileDrop, type FileDropProps, type FileDropTexts } from './FileDrop/FileDrop';
export { type FileRefusal, type FileRules, isAccepted, writeSize } from './FileDrop/fileRules';
export type { FileUpload, StoredFile } from './FileDrop/useUploads';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { FieldIcon, type FieldIconProps } from './icons/FieldIcon';
export { type FieldIconName, fieldIcons, type IconPath } from './icons/fieldIcons';
export { Icon, type IconDrawing, type IconProps } from './icons/Icon';
export { SeverityIcon, type SeverityIconProps } from './icons/SeverityIcon';
export { type SeverityShape, severityShapes } from './icons/severityShapes';
export { Link, type LinkProps } from './Link/Link';
export { Logo, type LogoProps } from './Logo/Logo';
export { LogoMark, type LogoMarkProps } from './Logo/LogoMark';
export { type LazyPartOptions, lazyPart } from './lazyPart/lazyPart';
export { NewVersion, type NewVersionProps, type NewVersionTexts } from './lazyPart/NewVersion';
export {
  Menu,
  type MenuCheckboxItemProps,
  type MenuContentProps,
  type MenuItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
  type MenuRootProps,
  type MenuTriggerProps,
} from './Menu/Menu';
export { OnDemandMenu, type OnDemandMenuProps, type OnDemandMenuState } from './Menu/OnDemandMenu';
export { MultiSelect, type MultiSelectProps, type MultiSelectTexts } from './MultiSelect/MultiSelect';
export { NumberField, type NumberFieldProps, type NumberFieldTexts } from './NumberField/NumberField';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { type PageTab, type PageTabLinkProps, PageTabs, type PageTabsProps } from './PageTabs/PageTabs';
export { Pagination, type PaginationProps, type PaginationTexts } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './PasswordField/PasswordField';
export {
  Popover,
  type PopoverAnchorProps,
  type PopoverButtonProps,
  type PopoverContentProps,
  type PopoverRootProps,
} from './Popover/Popover';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { Reading, type ReadingProps } from './Reading/Reading';
export { RecordList, type RecordListProps } from './RecordList/RecordList';
export type { ListRecord } from './RecordList/recordRow';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime';
export { type AgeTexts, agoText, shortAge } from './RelativeTime/shortAge';
export { ScopeSelect, type ScopeSelectProps } from './ScopeSelect/ScopeSelect';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export type { SelectOption } from './Select/options';
export { Select, type SelectProps, type SelectTexts } from './Select/Select';
export type { OptionSearch } from './Select/useOptionSearch';
export { SideNav, type SideNavItem, type SideNavLinkProps, type SideNavProps } from './SideNav/SideNav';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { type NumberRange, RangeSlider, type RangeSliderProps } from './Slider/RangeSlider';
export { Slider, type SliderProps } from './Slider/Slider';
export {
  type SortableItem,
  SortableList,
  type SortableListProps,
  type SortableListTexts,
} from './SortableList/SortableList';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane';
export { Stat, type StatProps } from './Stat/Stat';
export { StatGroup, type StatGroupProps } from './Stat/StatGroup';
export { StatusPill, type StatusPillProps } from './StatusPill/StatusPill';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Tabs, type TabsContentProps, type TabsRootProps, type TabsTriggerProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export type { TypedValue } from './TextField/useTypedDraft';
export { loadWithStyleNonce } from './ThemeScope/nonce';
export { usePortalHost } from './ThemeScope/portalHost';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope/ThemeScope';
export { onThemeChange } from './ThemeScope/themeSubscription';
export {
  contrast,
  contrastDark,
  dark,
  defineTheme,
  defineThemes,
  light,
  type Theme,
  type ThemeOverrides,
  type ThemeSet,
} from './ThemeScope/tokens';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { readTypedTime, type TimeOfDay, writeTypedTime } from './TimeField/typedTime';
export { Timeline, type TimelineEvent, type TimelineProps, type TimelineTexts } from './Timeline/Timeline';
export type {
  ChartColor,
  ChartDash,
  ChartMark,
  ChartSeries,
  ChartSpan,
  ChartThreshold,
  ChartZone,
  TimeSeriesChartTexts,
} from './TimeSeriesChart/chartTypes';
export { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart/TimeSeriesChart';
export { TimeZoneSelect, type TimeZoneSelectProps } from './TimeZoneSelect/TimeZoneSelect';
export { ToastHost, type ToastHostProps } from './Toast/ToastHost';
export { type ToastOptions, toast } from './Toast/toast';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { Tree, type TreeProps } from './Tree/Tree';
export { indexFlat, indexTree, TreeIndex } from './Tree/treeIndex';
export type { TreeChecked, TreeHandle, TreeTexts } from './Tree/treeProps';
export { type CheckState, TreeSelection } from './Tree/treeSelection';
export type { FlatTreeNode, TreeNode } from './Tree/treeTypes';
export { TreeGrid, type TreeGridProps } from './TreeGrid/TreeGrid';
export type { TreeGridColumn } from './TreeGrid/treeGridRow';
export type { TokenName } from './tokens/generated/tokens';
export type { Tone } from './tone';
export { useMediaQuery } from './useMediaQuery/useMediaQuery';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
