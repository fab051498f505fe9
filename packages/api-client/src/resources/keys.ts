import type { operations, Schemas } from '../generated/index.ts';

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

export type DocumentPage = Query<'listDocuments'>;
export type DocumentRange = Query<'listDocumentIds'>;
/** What limits a list of documents: what can be done with all of them is done with these. */
export type ListLimits = Omit<Schemas['DocumentMatch'], 'except' | 'total'>;
export type DeletedDocumentPage = Query<'listDeletedDocuments'>;
export type DocumentJobPage = Query<'listDocumentJobs'>;
export type DocumentJobOutcomePage = Query<'listDocumentJobOutcomes'>;
export type AccountPage = Query<'listAccounts'>;
export type EmployeePage = Query<'listEmployees'>;
export type ClientPage = Query<'listClients'>;
export type FirmPage = Query<'listFirms'>;
export type AnnouncementPage = Query<'listAnnouncements'>;
export type SigningEventPage = Query<'listSigningEvents'>;

/** Every query key of the product. A mutation names the shortest key that covers what it changed. */
export const keys = {
  documents: {
    all: ['documents'],
    everyList: ['documents', 'list'],
    lists: (clientId: number) => ['documents', 'list', clientId],
    list: (clientId: number, page: DocumentPage) => ['documents', 'list', clientId, page],
    ranges: ['documents', 'range'],
    /** Below the client's lists: what changes them changes the numbers of their filters. */
    counts: (clientId: number) => ['documents', 'list', clientId, 'counts'],
    /** Below the client's lists too: what changes them changes what can be done with them. */
    jobPreview: (clientId: number, request: Schemas['DocumentJobRequest']) => [
      'documents',
      'list',
      clientId,
      'jobPreview',
      request,
    ],
    range: (clientId: number, range: DocumentRange) => ['documents', 'range', clientId, range],
    everyDeleted: ['documents', 'deleted'],
    deletedLists: (clientId: number) => ['documents', 'deleted', clientId],
    deleted: (clientId: number, page: DeletedDocumentPage) => ['documents', 'deleted', clientId, page],
    details: ['documents', 'one'],
    detail: (id: number) => ['documents', 'one', id],
    link: (id: number) => ['documents', 'link', id],
    externalUrl: (id: number) => ['documents', 'externalUrl', id],
    externalSignable: (id: number) => ['documents', 'externalSignable', id],
    prechecks: ['documents', 'precheck'],
    precheck: (id: number) => ['documents', 'precheck', id],
    externalPrecheck: (id: number) => ['documents', 'externalPrecheck', id],
  },
  documentFilters: {
    all: ['documentFilters'],
    tree: (clientId: number) => ['documentFilters', clientId],
    removal: ['documentFilters', 'removal'],
  },
  filters: { all: ['filters'], tree: ['filters', 'tree'] },
  savedViews: { list: ['savedViews'] },
  audit: {
    all: ['audit'],
    documents: ['audit', 'document'],
    document: (id: number) => ['audit', 'document', id],
    recent: ['audit', 'recent'],
    allSigningEvents: ['audit', 'signingEvents'],
    signingEvents: (state: number, page: SigningEventPage) => ['audit', 'signingEvents', state, page],
    allStatistics: ['audit', 'statistics'],
    statistics: (period: number) => ['audit', 'statistics', period],
  },
  accounts: {
    all: ['accounts'],
    list: (page: AccountPage) => ['accounts', 'list', page],
    withClients: ['accounts', 'withClients'],
    detail: (id: number) => ['accounts', 'one', id],
    signatories: (clientId: number) => ['accounts', 'signatories', clientId],
  },
  employees: {
    all: ['employees'],
    list: (page: EmployeePage) => ['employees', 'list', page],
    everyone: ['employees', 'everyone'],
    active: ['employees', 'active'],
    detail: (id: number) => ['employees', 'one', id],
    signatories: (acceptedOnly: boolean) => ['employees', 'signatories', acceptedOnly],
    me: ['employees', 'mine'],
  },
  invites: { detail: (token: string) => ['invites', token] },
  clients: {
    all: ['clients'],
    list: (page: ClientPage) => ['clients', 'list', page],
    detail: (id: number) => ['clients', 'one', id],
    allSubscriptions: ['clients', 'subscriptions'],
    subscriptions: (id: number) => ['clients', 'subscriptions', id],
  },
  firms: {
    all: ['firms'],
    list: (page: FirmPage) => ['firms', 'list', page],
    detail: (id: number) => ['firms', 'one', id],
  },
  features: {
    all: ['features'],
    current: ['features', 'own'],
    available: ['features', 'available'],
    ofFirm: (id: number) => ['features', 'ofFirm', id],
  },
  notifications: {
    all: ['notifications'],
    list: ['notifications', 'list'],
    detail: (id: number) => ['notifications', 'one', id],
    mergeFields: (type: number) => ['mergeFields', type],
    replyAddress: ['replyAddress'],
  },
  systemNotifications: {
    all: ['systemNotifications'],
    list: ['systemNotifications', 'list'],
    detail: (id: number) => ['systemNotifications', 'one', id],
  },
  announcements: {
    all: ['announcements'],
    list: (page: AnnouncementPage) => ['announcements', 'list', page],
  },
  branding: {
    all: ['branding'],
    current: ['branding', 'own'],
    path: ['branding', 'path'],
    theme: (theme: number) => ['branding', 'theme', theme],
  },
  settings: { detail: (name: string) => ['settings', name], signing: ['signingPreferences'] },
  adobesign: { me: ['adobesign', 'me'], oauth: ['adobesign', 'oauth'] },
  reports: {
    list: ['reports', 'list'],
    detail: (name: string, query: object) => ['reports', 'one', name, query],
  },
  identification: ['identification'],
} as const;
