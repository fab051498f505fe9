import {
  ArrowBigUp,
  ArrowDown,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  ArrowUpRight,
  Bell,
  Briefcase,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsUpDown,
  CircleAlert,
  CircleUser,
  CircleX,
  Clock,
  Columns3,
  Command,
  Contrast,
  Copy,
  Download,
  Ellipsis,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  FileWarning,
  Folder,
  FolderOpen,
  FolderPlus,
  GripVertical,
  History,
  Info,
  KeyRound,
  Keyboard,
  Landmark,
  Layers,
  LayoutGrid,
  Link,
  ListChecks,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  Maximize2,
  Megaphone,
  Menu,
  Minimize2,
  Minus,
  Monitor,
  Moon,
  MousePointerClick,
  Option,
  PanelLeftClose,
  PanelLeftOpen,
  PanelRight,
  Paperclip,
  Pause,
  PenLine,
  Pencil,
  Pipette,
  Play,
  Plus,
  RefreshCw,
  RotateCw,
  Search,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  SlidersVertical,
  Sun,
  Tag,
  Timer,
  Trash2,
  Undo2,
  Upload,
  UserCheck,
  UserPlus,
  Users,
  X,
} from 'lucide';
import { drawn } from './drawn.js';

/* The library's icons: one for each concept, so that it looks the same everywhere. */

export const ShiftKeyIcon = /* @__PURE__ */ drawn(ArrowBigUp);
export const ArrowDownIcon = /* @__PURE__ */ drawn(ArrowDown);
export const ArrowDownRightIcon = /* @__PURE__ */ drawn(ArrowDownRight);
export const ArrowLeftIcon = /* @__PURE__ */ drawn(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRight);
export const ArrowUpIcon = /* @__PURE__ */ drawn(ArrowUp);
export const ArrowUpRightIcon = /* @__PURE__ */ drawn(ArrowUpRight);
export const SortIcon = /* @__PURE__ */ drawn(ArrowUpDown);
export const BellIcon = /* @__PURE__ */ drawn(Bell);
export const ClientIcon = /* @__PURE__ */ drawn(Briefcase);
export const FirmIcon = /* @__PURE__ */ drawn(Building2);
export const ReportIcon = /* @__PURE__ */ drawn(ChartNoAxesColumn);
export const CalendarIcon = /* @__PURE__ */ drawn(CalendarDays);
export const CheckIcon = /* @__PURE__ */ drawn(Check);
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ drawn(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ drawn(ChevronUp);
export const ChevronsUpDownIcon = /* @__PURE__ */ drawn(ChevronsUpDown);
export const CircleAlertIcon = /* @__PURE__ */ drawn(CircleAlert);
export const AccountIcon = /* @__PURE__ */ drawn(CircleUser);
export const DeclineIcon = /* @__PURE__ */ drawn(CircleX);
export const ClockIcon = /* @__PURE__ */ drawn(Clock);
export const ColumnsIcon = /* @__PURE__ */ drawn(Columns3);
export const CommandKeyIcon = /* @__PURE__ */ drawn(Command);
export const ContrastIcon = /* @__PURE__ */ drawn(Contrast);
export const CopyIcon = /* @__PURE__ */ drawn(Copy);
export const DownloadIcon = /* @__PURE__ */ drawn(Download);
export const MoreIcon = /* @__PURE__ */ drawn(Ellipsis);
export const MoreVerticalIcon = /* @__PURE__ */ drawn(EllipsisVertical);
export const ExternalLinkIcon = /* @__PURE__ */ drawn(ExternalLink);
export const PreviewIcon = /* @__PURE__ */ drawn(Eye);
export const HideIcon = /* @__PURE__ */ drawn(EyeOff);
export const DocumentIcon = /* @__PURE__ */ drawn(FileText);
export const FileWarningIcon = /* @__PURE__ */ drawn(FileWarning);
export const FolderIcon = /* @__PURE__ */ drawn(Folder);
export const FolderOpenIcon = /* @__PURE__ */ drawn(FolderOpen);
export const FolderPlusIcon = /* @__PURE__ */ drawn(FolderPlus);
export const GripIcon = /* @__PURE__ */ drawn(GripVertical);
export const HistoryIcon = /* @__PURE__ */ drawn(History);
export const InfoIcon = /* @__PURE__ */ drawn(Info);
export const KeyIcon = /* @__PURE__ */ drawn(KeyRound);
export const FirmFilterIcon = /* @__PURE__ */ drawn(Landmark);
export const KeyboardIcon = /* @__PURE__ */ drawn(Keyboard);
export const LayersIcon = /* @__PURE__ */ drawn(Layers);
export const DashboardIcon = /* @__PURE__ */ drawn(LayoutGrid);
export const LinkIcon = /* @__PURE__ */ drawn(Link);
export const TasksIcon = /* @__PURE__ */ drawn(ListChecks);
export const FilterIcon = /* @__PURE__ */ drawn(ListFilter);
export const LockIcon = /* @__PURE__ */ drawn(Lock);
export const SignOutIcon = /* @__PURE__ */ drawn(LogOut);
export const MailIcon = /* @__PURE__ */ drawn(Mail);
export const ExpandIcon = /* @__PURE__ */ drawn(Maximize2);
export const AnnouncementIcon = /* @__PURE__ */ drawn(Megaphone);
export const MenuIcon = /* @__PURE__ */ drawn(Menu);
export const ShrinkIcon = /* @__PURE__ */ drawn(Minimize2);
export const MinusIcon = /* @__PURE__ */ drawn(Minus);
export const SystemIcon = /* @__PURE__ */ drawn(Monitor);
export const MoonIcon = /* @__PURE__ */ drawn(Moon);
export const ClickToSignIcon = /* @__PURE__ */ drawn(MousePointerClick);
export const OptionKeyIcon = /* @__PURE__ */ drawn(Option);
export const CollapseIcon = /* @__PURE__ */ drawn(PanelLeftClose);
export const UncollapseIcon = /* @__PURE__ */ drawn(PanelLeftOpen);
export const DetailsIcon = /* @__PURE__ */ drawn(PanelRight);
export const PauseIcon = /* @__PURE__ */ drawn(Pause);
export const SignIcon = /* @__PURE__ */ drawn(PenLine);
export const EditIcon = /* @__PURE__ */ drawn(Pencil);
export const PlayIcon = /* @__PURE__ */ drawn(Play);
export const AttachIcon = /* @__PURE__ */ drawn(Paperclip);
export const PipetteIcon = /* @__PURE__ */ drawn(Pipette);
export const PlusIcon = /* @__PURE__ */ drawn(Plus);
export const RetryIcon = /* @__PURE__ */ drawn(RefreshCw);
export const RotateIcon = /* @__PURE__ */ drawn(RotateCw);
export const SearchIcon = /* @__PURE__ */ drawn(Search);
export const SendIcon = /* @__PURE__ */ drawn(Send);
export const SecureIcon = /* @__PURE__ */ drawn(ShieldCheck);
export const QuickFilterIcon = /* @__PURE__ */ drawn(SlidersVertical);
export const SettingsIcon = /* @__PURE__ */ drawn(SlidersHorizontal);
export const SunIcon = /* @__PURE__ */ drawn(Sun);
export const TagIcon = /* @__PURE__ */ drawn(Tag);
export const TimerIcon = /* @__PURE__ */ drawn(Timer);
export const DeleteIcon = /* @__PURE__ */ drawn(Trash2);
export const RestoreIcon = /* @__PURE__ */ drawn(Undo2);
export const UploadIcon = /* @__PURE__ */ drawn(Upload);
export const UserCheckIcon = /* @__PURE__ */ drawn(UserCheck);
export const InviteIcon = /* @__PURE__ */ drawn(UserPlus);
export const UsersIcon = /* @__PURE__ */ drawn(Users);
export const CloseIcon = /* @__PURE__ */ drawn(X);
