/** The patterns of the public API. */
export { SigningFrame, type SigningFrameProps } from './patterns/SigningFrame/SigningFrame.js';
export { SigningFrameView, type SigningFrameViewProps } from './patterns/SigningFrame/SigningFrameView.js';
export { TimeLeft, type TimeLeftProps } from './patterns/SigningFrame/TimeLeft.js';
export { AppShell, type AppShellProps } from './patterns/AppShell/AppShell.js';
export { BottomBar, type BottomBarProps } from './patterns/BulkBar/BottomBar.js';
export { BulkBar, type BulkBarProps } from './patterns/BulkBar/BulkBar.js';
export {
  BulkTray,
  type BulkFailure,
  type BulkOutcome,
  type BulkTrayProps,
  type BulkTrayState,
} from './patterns/BulkTray/BulkTray.js';
export { CommandButton, type CommandButtonProps } from './patterns/AppShell/CommandButton.js';
export { CountersignMark, type CountersignMarkProps } from './patterns/AppShell/CountersignMark.js';
export { FirmMark, type Firm, type FirmMarkProps } from './patterns/AppShell/FirmMark.js';
export type { NavigationGroup, NavigationItem } from './patterns/AppShell/Navigation.js';
export { UploadIndicator, type UploadIndicatorProps } from './patterns/AppShell/UploadIndicator.js';
export { WorkingClient, type WorkingClientProps } from './patterns/AppShell/WorkingClient.js';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type TypedConfirmation,
} from './patterns/ConfirmDialog/ConfirmDialog.js';
export {
  DetailsPanel,
  DetailsSection,
  type DetailsPanelProps,
  type DetailsSectionProps,
} from './patterns/DetailsPanel/DetailsPanel.js';
export { DocumentLine, type DocumentLineProps } from './patterns/DocumentLine/DocumentLine.js';
export { fileHandleOf, type FileHandle } from './patterns/DropOverlay/fileHandles.js';
export { DropOverlay, type DropOverlayProps, type DropTarget } from './patterns/DropOverlay/DropOverlay.js';
export type { FileTree, FoundFile } from './patterns/DropOverlay/fileTree.js';
export { useFilePaste } from './patterns/DropOverlay/useFilePaste.js';
export { useFilePicker, useFolderPicker } from './patterns/DropOverlay/useFilePicker.js';
export { FormDialog, type FormDialogProps } from './patterns/FormDialog/FormDialog.js';
export { KeyboardHelp, type KeyboardHelpProps } from './patterns/KeyboardHelp/KeyboardHelp.js';
export {
  ShortcutProvider,
  useShortcut,
  useShortcuts,
  type ShortcutProviderProps,
} from './patterns/KeyboardHelp/ShortcutProvider.js';
export { createShortcuts, type Shortcut, type ShortcutRegistry } from './patterns/KeyboardHelp/shortcuts.js';
export {
  drawFirstPage,
  type DrawnFirstPage,
  type FirstPage,
  removeOnceDrawn,
} from './patterns/FirstPage/drawFirstPage.js';
export {
  PageLayout,
  type PageDetails,
  type PageLayoutProps,
  type PagePane,
} from './patterns/PageLayout/PageLayout.js';
export {
  DETAILS_QUERY,
  PANE_QUERY,
  PANE_WIDTH,
  PHONE_QUERY,
  RAIL_QUERY,
} from './patterns/PageLayout/pageWidths.js';
export { useMediaQuery } from './patterns/PageLayout/useMediaQuery.js';
export {
  OutcomeSheet,
  type OutcomeKind,
  type OutcomeSheetProps,
} from './patterns/OutcomeSheet/OutcomeSheet.js';
export type { OutcomePaper } from './patterns/OutcomeSheet/SignedPaper.js';
export { PinPrompt, type PinPromptProps } from './patterns/PinPrompt/PinPrompt.js';
export {
  VIEWER_DOWNLOAD,
  VIEWER_ESCAPE,
  VIEWER_NEXT,
  VIEWER_PREVIOUS,
  VIEWER_READY,
  VIEWER_REOPEN,
  VIEWER_SIGN,
  type ViewerMessage,
} from './patterns/PreviewFrame/viewerMessages.js';
export { useViewerMessage } from './patterns/PreviewFrame/useViewerMessage.js';
export { DEFAULT_PREVIEW_COLOR, previewColor } from './patterns/PreviewFrame/previewColor.js';
export {
  PreviewFrame,
  type PreviewFrameProps,
  type PreviewState,
} from './patterns/PreviewFrame/PreviewFrame.js';
export { RegionError, type RegionErrorProps } from './patterns/RegionBoundary/RegionError.js';
export { RegionBoundary, type RegionBoundaryProps } from './patterns/RegionBoundary/RegionBoundary.js';
export { Prechecks, type Precheck, type PrechecksProps } from './patterns/SignerPicker/Prechecks.js';
export { SetupSection, type SetupSectionProps } from './patterns/SignerPicker/SetupSection.js';
export type { SignerAccounts } from './patterns/SignerPicker/SignerList.js';
export {
  SignerPicker,
  type SignerAccount,
  type SignerId,
  type SignerPickerProps,
} from './patterns/SignerPicker/SignerPicker.js';
export { SigningPlan, type SigningPlanProps } from './patterns/SignerPicker/SigningPlan.js';
export { PublicPage, type PublicBrand, type PublicPageProps } from './patterns/PublicPage/PublicPage.js';
export {
  PublicPaper,
  type PublicPaperKind,
  type PublicPaperProps,
} from './patterns/PublicPage/PublicPaper.js';
export {
  SigningProgress,
  type SigningProgressProps,
  type StepMark,
  type SigningStep,
  type StepNote,
} from './patterns/SigningProgress/SigningProgress.js';
export {
  UploadPanel,
  type UploadPanelProps,
  type UploadPanelSummary,
  type UploadPanelView,
} from './patterns/UploadPanel/UploadPanel.js';
export { uploadSummary } from './patterns/UploadPanel/uploadSummary.js';
export { ViewList, type ListView, type ViewListProps } from './patterns/ViewList/ViewList.js';
export type { UploadPanelItem, UploadPanelStatus } from './patterns/UploadPanel/UploadRow.js';
export { FilterTree, type FilterTreeProps, type FilterTreeState } from './patterns/FilterTree/FilterTree.js';
export { ROOT_FILTER, type FilterId, type FilterNode } from './patterns/FilterTree/filterNodes.js';
