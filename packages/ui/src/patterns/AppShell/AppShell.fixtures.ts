import {
  AccountIcon,
  AnnouncementIcon,
  ClientIcon,
  DashboardIcon,
  DocumentIcon,
  FirmIcon,
  MailIcon,
  ReportIcon,
  SettingsIcon,
} from '../../components/Icon/icons.js';
import type { NavigationGroup } from './Navigation.js';

export const navigation: NavigationGroup[] = [
  {
    id: 'firm',
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: DashboardIcon },
      { id: 'clients', label: 'Clients', href: '#clients', icon: ClientIcon },
      { id: 'accounts', label: 'Accounts', href: '#accounts', icon: AccountIcon },
      { id: 'documents', label: 'Documents', href: '#documents', icon: DocumentIcon, current: true },
      { id: 'reports', label: 'Reports', href: '#reports', icon: ReportIcon },
      { id: 'announcements', label: 'Announcements', href: '#announcements', icon: AnnouncementIcon },
      { id: 'settings', label: 'Settings', href: '#settings', icon: SettingsIcon },
    ],
  },
  {
    id: 'owner',
    label: 'Owner',
    items: [
      { id: 'firms', label: 'Firms', href: '#firms', icon: FirmIcon },
      { id: 'system', label: 'System Notifications', href: '#system', icon: MailIcon },
    ],
  },
];
