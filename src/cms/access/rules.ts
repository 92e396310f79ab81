import type { CollectionConfig, GlobalConfig } from 'payload'
import { isOwner, isStaff, nobody } from './roles'

type Rules = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
> &
  Pick<NonNullable<CollectionConfig['access']>, 'readVersions' | 'unlock' | 'admin'>

/** What editors own: staff read and write, nobody else sees it over REST (pages read through `content/`). */
export const EDITORS_OWN: Rules = {
  create: isStaff,
  read: isStaff,
  update: isStaff,
  delete: isStaff,
  readVersions: isStaff,
  unlock: nobody,
}

/** What the system owns: staff look, nobody writes over REST. */
export const SYSTEM_OWNS: Rules = {
  create: nobody,
  read: isStaff,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}

/** What the system keeps to itself (hashes of tokens, counters of limits): owners look. */
export const SYSTEM_SECRET: Rules = { ...SYSTEM_OWNS, read: isOwner }

/**
 * The same for what may belong to a test about mental health: what does is shown to no role (docs/decisions/0054).
 * @param path leads to its mark: a field of the record's own, or of its sitting.
 */
export const withoutHealth = (
  rules: Rules,
  path: 'health' | 'sitting.health' | 'report.sitting.health',
): Rules => ({
  ...rules,
  read: async (args) => ((await rules.read(args)) ? { [path]: { not_equals: true } } : false),
})

export const GLOBAL_OF_EDITORS: GlobalConfig['access'] = {
  read: isStaff,
  update: isStaff,
  readVersions: isStaff,
}
