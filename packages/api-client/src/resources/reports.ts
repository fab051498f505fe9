import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../errors.ts';
import type { operations } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

/** How long the list of reports is cached in ms. */
export const REPORT_LIST_MS = 5 * 60 * 1000;

export type ReportName = operations['getReport']['parameters']['path']['reportname'];
export type ReportQuery = operations['getReport']['parameters']['query'];

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ReportFile {
  name: string;
  content: Blob;
}

function fileName(header: string | null): string {
  const name = header === null ? undefined : /filename="([^"]+)"/.exec(header)?.[1];
  if (name === undefined) throw new ApiError({ kind: 'malformed', status: 200 });
  return name;
}

export const reportQueries = {
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.reports.list,
      queryFn: ({ signal }) => unwrap(client.GET('/reports', { signal })),
      staleTime: REPORT_LIST_MS,
    }),
  /** The report as HTML, to be shown in a sandboxed frame. */
  detail: (client: PortalClient, reportname: ReportName, query: ReportQuery) =>
    queryOptions({
      queryKey: keys.reports.detail(reportname, query),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/reports/{reportname}', {
            params: { path: { reportname }, query },
            headers: { Accept: 'text/html' },
            parseAs: 'text',
            signal,
          }),
        ),
      staleTime: 0,
    }),
};

/** The report as an Excel file, named as the server says. */
export async function downloadReport(
  client: PortalClient,
  reportname: ReportName,
  query: ReportQuery,
  signal?: AbortSignal,
): Promise<ReportFile> {
  const { data, response } = await client.GET('/reports/download/asexcel/{reportname}', {
    params: { path: { reportname }, query },
    headers: { Accept: EXCEL },
    parseAs: 'blob',
    signal,
  });
  if (data === undefined) throw new ApiError({ kind: 'malformed', status: response.status });
  return { name: fileName(response.headers.get('Content-Disposition')), content: data };
}

/** Hours ahead of UTC at a moment in the reader's zone; may be fractional. */
export function utcOffsetAt(date: Date): number {
  return -date.getTimezoneOffset() / 60;
}
