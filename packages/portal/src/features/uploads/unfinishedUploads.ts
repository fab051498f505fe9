import type { Me } from '../../services/services.tsx';

/** The setting that says that this user has unfinished uploads in this browser. Without it none of their code loads. */
export function unfinishedUploads({ firmId, employeeId }: Me): string {
  return `uploads.${firmId}.${employeeId}`;
}
