// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.
export const listDocumentsSortFields = ['ModifiedDate', 'Title', 'Extension', 'Task', 'DocumentFilter', 'CreatedBy', 'Notifications'] as const;
export const listDocumentIdsSortFields = ['ModifiedDate', 'Title', 'Extension', 'Task', 'DocumentFilter', 'CreatedBy', 'Notifications'] as const;
export const listAccountsSortFields = ['Surname', 'GivenName', 'Email', 'IsActive', 'InviteStatusDescription'] as const;
export const listEmployeesSortFields = ['Surname', 'GivenName', 'Email', 'IsActive', 'IsAdmin'] as const;
export const listClientsSortFields = ['Name', 'ContactName'] as const;
export const listFirmsSortFields = ['Name', 'IsActive'] as const;
export const listAnnouncementsSortFields = ['ModifiedDate', 'Title', 'ExpiryDate', 'IsVisible'] as const;
