import type { AuditEntry } from '@/domain/accounts/audit'
import { audit_entries } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'

/** Who of the staff does something; null: a command on the machine. */
export type Colleague = { id: string; email: string } | null

/**
 * An entry of the log, in the transaction of what it tells of: both are stored, or neither. The database refuses to change or
 * delete one. What is saved in a form is logged by cms/hooks/logged.ts.
 */
export const writeAudit = async (
  db: Pick<TransactionHandle, 'insert'>,
  { by, at, kind, action, subject, summary, changes }: AuditEntry & { by: Colleague; at: Date },
): Promise<void> => {
  await db.insert(audit_entries).values({
    at: at.toISOString(),
    byId: by?.id ?? null,
    byEmail: by?.email ?? null,
    kind,
    action,
    subjectCollection: subject.collection,
    subjectId: subject.id,
    summary: summary ?? null,
    changes: changes ?? null,
  })
}
