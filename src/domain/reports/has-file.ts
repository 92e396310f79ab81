import type { Part } from '../catalog/parts'
import type { ExamKind } from '../exam/kinds'

/** Kinds of tests whose reports are files, too. Never those about mental health; of a map only what is none of it. */
const KINDS: readonly string[] = ['iq', 'types16', 'eq', 'map'] satisfies readonly ExamKind[]

/** Whether a report can be had as a file by whoever holds these parts of it. */
export const hasFile = (kind: string, open: ReadonlySet<Part>): boolean =>
  KINDS.includes(kind) && open.has('pdf_report')

/** Of a measured IQ, in every tier and language (services/reports/file/iq-book.ts). */
export const PAGES_OF_IQ_FILE = 21
