import type { Kind } from './world'

/**
 * One document names another. Deleting what is named is refused here and by the database (`on delete restrict`), taking
 * it offline where a public page needs it public. Which there are is read from the collections (cms/publishing/relations.ts).
 */
export type Relation = {
  from: Kind
  field: string
  to: Kind
  /** While the one is public, the other must be public too; otherwise it must be there. */
  public?: boolean
  /** A public page cannot do without naming one. */
  required?: boolean
}

/** Where one document can stand in for another, and all who named the one name the other. */
export const REPLACEABLE: readonly Kind[] = ['landing-themes', 'landing-pages', 'media', 'questions']
