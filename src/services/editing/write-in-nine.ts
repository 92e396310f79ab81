import { LOCALES } from '@/domain/locale/locales'
import { type At, type New, writeNew } from './write-new'

/** Creates a document in all locales at once. */
export const writeInNine = (at: At, document: New): Promise<{ id: string }> =>
  writeNew(at, { ...document, locales: LOCALES })
