export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BellOffIcon,
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
  ChevronUpIcon,
  CircleDotIcon,
  CircleHelpIcon,
  ClipboardListIcon,
  ClockIcon,
  Columns3Icon,
  ContrastIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  FunnelIcon,
  GlobeIcon,
  GripVerticalIcon,
  HistoryIcon,
  ImageIcon,
  InfoIcon,
  KeyboardIcon,
  LayoutDashboardIcon,
  ListFilterIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MagnetIcon,
  MailIcon,
  MapIcon,
  MapPinIcon,
  Maximize2Icon,
  MinusIcon,
  MonitorIcon,
  MoonIcon,
  PackageIcon,
  PauseIcon,
  PencilIcon,
  PentagonIcon,
  PlayIcon,
  PlusIcon,
  Redo2Icon,
  RefreshCwIcon,
  RotateCcwIcon,
  RouteIcon,
  SearchIcon,
  SendIcon,
  Settings2Icon,
  SettingsIcon,
  Share2Icon,
  ShieldIcon,
  SmartphoneIcon,
  SquareSquareIcon,
  SquaresUniteIcon,
  SunIcon,
  Table2Icon,
  Trash2Icon,
  TriangleAlertIcon,
  TruckIcon,
  Undo2Icon,
  UploadIcon,
  UsersIcon,
  WifiOffIcon,
  WrenchIcon,
  XIcon,
} from 'lucide-react';
export { Accordion, type AccordionItemProps, type AccordionRootProps } from './Accordion/Accordion';
export { AccountButton, type AccountButtonProps } from './AccountButton/AccountButton';
export { AppShell, type AppShellProps } from './AppShell/AppShell';
export { TabBar, type TabBarProps } from './AppShell/TabBar';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { BarList, type BarListItem, type BarListProps } from './BarList/BarList';
export { Button, type ButtonProps } from './Button/Button';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { Chip, type ChipProps, ToggleChip, type ToggleChipProps } from './Chip/Chip';
export { Combobox, type ComboboxProps, type ComboboxTexts } from './Combobox/Combobox';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { CoordinateInput, type CoordinateInputProps } from './CoordinateInput/CoordinateInput';
export { type Coordinate, readCoordinate, writeCoordinate } from './CoordinateInput/coordinate';
export type { CoordinateInputTexts } from './CoordinateInput/messages';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { DateField, type DateFieldProps } from './DateField/DateField';
export type { DateFieldTexts } from './DateField/messages';
export { type IsoDay, isoDay, localDate, readTypedDate, writeTypedDate } from './DateField/typedDate';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField';
export { DatePreset, type DateRange, daysBetween, writeRange } from './DateRangeField/dateRange';
export type { DateRangeFieldTexts } from './DateRangeField/messages';
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
export { Drawer, type DrawerContentProps, type DrawerRootProps } from './Drawer/Drawer';
export { DRAWER_WIDTH_PX } from './Drawer/drawerWidth';
export { DurationInput, type DurationInputProps } from './DurationInput/DurationInput';
export { type Duration, DurationUnit, joinDuration, splitDuration } from './DurationInput/duration';
export type { DurationInputTexts } from './DurationInput/messages';
export { EmailListInput, type EmailListInputProps } from './EmailListInput/EmailListInput';
export { isEmailAddress, readEmails } from './EmailListInput/emailList';
export type { EmailListInputTexts } from './EmailListInput/messages';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { ExportDialog, type ExportDialogProps, type ExportRun } from './ExportDialog/ExportDialog';
export type { ExportDialogTexts } from './ExportDialog/messages';
export { saveFile, saveTable } from './ExportDialog/saveFile';
export { FailedState, type FailedStateProps } from './FailedState/FailedState';
export type { FailedStateTexts } from './FailedState/messages';
export { type ControlSize, Field, type FieldProps, type FieldTexts, useFieldIds } from './Field/Field';
export { FieldAffix, FieldBox } from './Field/FieldBox';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop';
export { type FileRefusal, type FileRules, isAccepted, writeSize } from './FileDrop/fileRules';
export type { FileDropTexts } from './FileDrop/messages';
export type { FileUpload, StoredFile } from './FileDrop/useUploads';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { FieldIcon, type FieldIconProps } from './icons/FieldIcon';
export { type FieldIconName, fieldIcons, type IconPath } from './icons/fieldIcons';
export { Icon, type IconDrawing, type IconProps } from './icons/Icon';
export { SeverityIcon, type SeverityIconProps } from './icons/SeverityIcon';
export { type SeverityShape, severityShapes } from './icons/severityShapes';
export { focusedElement } from './internal/focusedElement';
export { Link, type LinkProps } from './Link/Link';
export { Logo, type LogoProps } from './Logo/Logo';
export { LogoMark, type LogoMarkProps } from './Logo/LogoMark';
export { type LazyPartOptions, lazyPart } from './lazyPart/lazyPart';
export type { NewVersionTexts } from './lazyPart/messages';
export { NewVersion, type NewVersionProps } from './lazyPart/NewVersion';
export { LocaleProvider, type LocaleProviderProps, useLocale, useMessages } from './locale/LocaleProvider';
export { catalogId, defineMessages, type MessageOverrides, perLanguage, type Texts } from './locale/messages';
export { type Say, sayEnglish, useWord, useWords } from './locale/words';
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
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect';
export type { MultiSelectTexts } from './MultiSelect/messages';
export type { NumberFieldTexts } from './NumberField/messages';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { type PageTab, type PageTabLinkProps, PageTabs, type PageTabsProps } from './PageTabs/PageTabs';
export type { PaginationTexts } from './Pagination/messages';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
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
export type { AgeTexts } from './RelativeTime/messages';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime';
export { agoText, shortAge } from './RelativeTime/shortAge';
export { useAges } from './RelativeTime/useAges';
export { ScopeSelect, type ScopeSelectProps } from './ScopeSelect/ScopeSelect';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export type { SelectTexts } from './Select/messages';
export type { SelectOption } from './Select/options';
export { Select, type SelectProps } from './Select/Select';
export type { OptionSearch } from './Select/useOptionSearch';
export { SideNav, type SideNavItem, type SideNavLinkProps, type SideNavProps } from './SideNav/SideNav';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { type NumberRange, RangeSlider, type RangeSliderProps } from './Slider/RangeSlider';
export { Slider, type SliderProps } from './Slider/Slider';
export type { SortableListTexts } from './SortableList/messages';
export { SortableList, type SortableListProps } from './SortableList/SortableList';
export type { SortableItem } from './SortableList/sortableItem';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export type { StaleBannerTexts } from './StaleBanner/messages';
export { StaleBanner, type StaleBannerProps } from './StaleBanner/StaleBanner';
export { Stat, type StatProps } from './Stat/Stat';
export { StatGroup, type StatGroupProps } from './Stat/StatGroup';
export { StatusPill, type StatusPillProps } from './StatusPill/StatusPill';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Table, type TableProps } from './Table/Table';
export { Tabs, type TabsContentProps, type TabsRootProps, type TabsTriggerProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export type { TypedValue } from './TextField/useTypedDraft';
export { loadWithStyleNonce } from './ThemeScope/nonce';
export { usePortalHost } from './ThemeScope/portalHost';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope/ThemeScope';
export { onThemeChange } from './ThemeScope/themeSubscription';
export {
  type AllThemes,
  builtInThemes,
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
export { useThemeName } from './ThemeScope/useThemeName';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { readTypedTime, type TimeOfDay, writeTypedTime } from './TimeField/typedTime';
export type { TimelineTexts } from './Timeline/messages';
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/Timeline';
export type {
  ChartColor,
  ChartDash,
  ChartMark,
  ChartSeries,
  ChartSpan,
  ChartThreshold,
  ChartZone,
} from './TimeSeriesChart/chartTypes';
export type { TimeSeriesChartTexts } from './TimeSeriesChart/messages';
export { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart/TimeSeriesChart';
export { TimeZoneSelect, type TimeZoneSelectProps } from './TimeZoneSelect/TimeZoneSelect';
export { ToastHost, type ToastHostProps } from './Toast/ToastHost';
export { type ToastOptions, toast } from './Toast/toast';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export type { TokenName } from './tokens/generated/tokens';
export type { Tone } from './tone';
export { useMediaQuery } from './useMediaQuery/useMediaQuery';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
export type { BoxPx } from './WidgetBox/BoxSize';
export { useBoxQuery } from './WidgetBox/useBoxQuery';
export { WidgetBox, type WidgetBoxProps } from './WidgetBox/WidgetBox';
