/** The components of the public API. */
export { announce } from './components/announce/announce.js';
export { useKeptFocus } from './components/focus/useKeptFocus.js';
export { lazyComponent, type LazyComponent } from './components/lazyComponent/lazyComponent.js';
export { Button, type ButtonProps } from './components/Button/Button.js';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.js';
export { Toolbar, type ToolbarItem, type ToolbarProps } from './components/Toolbar/Toolbar.js';
export { Heading, type HeadingProps } from './components/Heading/Heading.js';
export { Icon, type IconComponent, type IconProps } from './components/Icon/Icon.js';
export * from './components/Icon/icons.js';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.js';
export { Inline, type InlineProps } from './components/Inline/Inline.js';
export { Link, type LinkProps } from './components/Link/Link.js';
export { LinkNavigation, type LinkNavigationProps, type Navigate } from './components/Link/LinkNavigation.js';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.js';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.js';
export { Stack, type StackProps } from './components/Stack/Stack.js';
export { Text, type TextProps, type TextTone } from './components/Text/Text.js';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.js';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRequirement,
} from './components/PasswordField/PasswordField.js';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js';
export { TextField, type TextFieldProps } from './components/TextField/TextField.js';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.js';
export { ContextMenu, type ContextMenuProps } from './components/Menu/ContextMenu.js';
export { ContextMenuArea, type ContextMenuAreaProps } from './components/Menu/ContextMenuArea.js';
export { Menu, preloadMenus, type MenuProps } from './components/Menu/Menu.js';
export { MenuButton, type MenuButtonProps } from './components/Menu/MenuButton.js';
export type { MenuChoice, MenuChoices, MenuEntry, MenuGroup, MenuItem } from './components/Menu/menuItems.js';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.js';
export { AvatarGroup, type AvatarGroupProps } from './components/Avatar/AvatarGroup.js';
export { Badge, type BadgeProps } from './components/Badge/Badge.js';
export { List, type ListItem, type ListProps } from './components/List/List.js';
export {
  StatTile,
  StatTiles,
  type StatChange,
  type StatState,
  type StatTileProps,
  type StatTilesProps,
} from './components/StatTile/StatTile.js';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
  type TimelineState,
} from './components/Timeline/Timeline.js';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.js';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.js';
export { FileIcon, type FileIconProps } from './components/FileIcon/FileIcon.js';
export { fileKind, fileKindNames, type FileKind } from './components/FileIcon/fileKind.js';
export { SolidIcon, type SolidIconProps } from './components/Icon/SolidIcon.js';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.js';
export { Notice, type NoticeProps } from './components/Notice/Notice.js';
export { Pill, type PillProps } from './components/Pill/Pill.js';
export { TaskPill, type TaskPillProps } from './components/Pill/TaskPill.js';
export { taskLabel, type TaskActionType } from './components/Pill/taskLabel.js';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.js';
export { Reference, type ReferenceProps } from './components/Reference/Reference.js';
export { SegmentedRing, type SegmentedRingProps } from './components/SegmentedRing/SegmentedRing.js';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.js';
export { ToastLog, type ToastLogProps } from './components/Toast/ToastLog.js';
export { ToastProvider, useToasts, type ToastProviderProps } from './components/Toast/ToastProvider.js';
export { ToastRegion } from './components/Toast/ToastRegion.js';
export {
  createToastStore,
  type Toast,
  type ToastContent,
  type ToastStore,
} from './components/Toast/toastStore.js';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.js';
export { SearchableList, type SearchableListProps } from './components/SearchableList/SearchableList.js';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.js';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.js';
export { FileField, type FileFieldProps } from './components/FileField/FileField.js';
export { formatSize } from './components/FileField/fileRules.js';
export { DateRangeField, type DateRangeFieldProps } from './components/DateRangeField/DateRangeField.js';
export type { DateRange } from './components/DateRangeField/dateRange.js';
export type { RangePreset } from './components/DateRangeField/RangePresets.js';
export { DateTimeField, type DateTimeFieldProps } from './components/DateTimeField/DateTimeField.js';
export { ColorField, type ColorFieldProps } from './components/ColorField/ColorField.js';
export { ContrastCheck, type ContrastCheckProps } from './components/ColorField/ContrastCheck.js';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.js';
export { Popover, type PopoverProps } from './components/Popover/Popover.js';
export type { Option } from './components/Select/option.js';
export type { OptionSearch } from './components/Select/searching.js';
export { Select, type SelectProps } from './components/Select/Select.js';
export { PinField, type PinFieldProps } from './components/PinField/PinField.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.js';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.js';
export { Switch, type SwitchProps } from './components/Switch/Switch.js';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.js';
export type { DrawFirstRows, FirstGrid } from './components/DataGrid/prepareFirstRows.js';
export { DataGrid, type DataGridProps } from './components/DataGrid/DataGrid.js';
export {
  DataGridColumnsMenu,
  type DataGridColumnsMenuProps,
} from './components/DataGrid/columns/DataGridColumnsMenu.js';
export type {
  ColumnPin,
  ColumnSettings,
  CompactRow,
  DataGridColumn,
  DataGridState,
  DraggedRows,
  GridDensity,
  GridSort,
  MenuPoint,
  RowNoun,
  SortDirection,
  SortValue,
} from './components/DataGrid/dataGrid.types.js';
export { createPageCache, type PageCache, type PageTicket } from './components/DataGrid/engine/pageCache.js';
export { pageSize, ROW_HEIGHT } from './components/DataGrid/engine/pageSize.js';
export { pagesFor, type RowRange, type Travel } from './components/DataGrid/engine/range.js';
export {
  EMPTY_SELECTION,
  EVERYTHING,
  headerCheck,
  isSelected,
  selectedCount,
  selectOnly,
  toggleRow,
  type GridSelection,
  type HeaderCheck,
  type RowId,
} from './components/DataGrid/selection/selection.js';
export { NO_SETTINGS, parseColumnSettings } from './components/DataGrid/columns/columnSettings.js';
export {
  useClientRows,
  type ClientRows,
  type ClientRowsGrid,
  type ClientRowsOptions,
} from './components/DataGrid/client/useClientRows.js';
export { SplitPane, type PaneLimits, type SplitPaneProps } from './components/SplitPane/SplitPane.js';
export {
  Tree,
  type TreeDropping,
  type TreeEditing,
  type TreeEditingProps,
  type TreeId,
  type TreeNode,
  type TreeOutcome,
  type TreePosition,
  type TreeProps,
} from './components/Tree/Tree.js';
export { ancestorsOf } from './components/Tree/treeItems.js';
