import { post, put, type GoodCall } from './call.ts';

export const firm: Record<string, GoodCall> = {
  listFeatures: ({ call }) => call('/api/features'),
  getBranding: ({ call }) => call('/branding/details'),
  getBrandingPath: ({ call }) => call('/branding/path/none'),
  refreshBranding: ({ call }) => call('/branding/forceRefresh'),
  getThemeBranding: ({ portal, files }) => portal.call(null, `/branding/theme/${files.staff.firm.firmId}`),
  getSystemSetting: ({ call }) => call('/systemsettings/PreviewableFileExtensions'),
  getSigningPreferences: ({ call }) => call('/sign/settings/'),
  writeLog: ({ call }) => call('/log/warning', post({ LogKey: 'grid', Message: 'Slow' })),
  pushDataLayerEvent: ({ call }) => call('/datalayer/push/', put({ event: 'documentPreviewed' })),
};

export const events: Record<string, GoodCall> = {
  listEvents: ({ call }) => call('/events/?age=60'),
  streamEvents: ({ call }) => call('/events/stream'),
};
