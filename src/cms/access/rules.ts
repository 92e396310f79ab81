import type { Access, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import type { Area } from '@/domain/accounts/staff-roles'
import { isOwner, may, nobody, seesArea } from './roles'

type Rules = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
> &
  Pick<NonNullable<CollectionConfig['access']>, 'readVersions' | 'unlock' | 'admin'>

/** Of which area a rule is: what is built around a collection asks it (its place in the navigation, its hooks). */
const AREAS = new WeakMap<object, Area>()

const ruleOf = (area: Area, operation: 'read' | 'write'): Access => {
  const rule: Access = ({ req }) => may(req.user, area, operation)
  AREAS.set(rule, area)
  return rule
}

export const readers = (area: Area): Access => ruleOf(area, 'read')
export const writers = (area: Area): Access => ruleOf(area, 'write')

/** What staff of an area make themselves (`create` is theirs), unlike what the system records. */
export const isMadeByStaff = ({ access }: Pick<CollectionConfig, 'access'>): boolean =>
  access?.create !== undefined && AREAS.has(access.create)

/** What staff of an area own: they read and write, nobody else sees it over REST (pages read through `content/`). */
export const OWN = (area: Area): Rules => ({
  create: writers(area),
  read: readers(area),
  update: writers(area),
  delete: writers(area),
  readVersions: readers(area),
  unlock: nobody,
})

/** What the system owns: staff of an area look, nobody writes over REST. */
export const SYSTEM_OWNS = (area: Area): Rules => ({
  create: nobody,
  read: readers(area),
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
})

/** What the system keeps to itself (hashes of tokens, counters of limits): owners look. */
export const SYSTEM_SECRET: Rules = { ...SYSTEM_OWNS('system'), read: isOwner }

/**
 * The same for what may belong to a test about mental health: what does is shown to no role (docs/decisions/0054).
 * @param path leads to its mark: a field of the record's own, or of its sitting.
 */
export const withoutHealth = (
  rules: Rules,
  path: 'health' | 'sitting.health' | 'report.sitting.health',
): Rules => {
  const read: Access = async (args) => ((await rules.read(args)) ? { [path]: { not_equals: true } } : false)
  const area = AREAS.get(rules.read)
  if (area) AREAS.set(read, area)
  return { ...rules, read }
}

export const GLOBAL_OF = (area: Area): GlobalConfig['access'] => ({
  read: readers(area),
  update: writers(area),
  readVersions: readers(area),
})

/**
 * Hides from somebody's navigation what is not theirs, though a form may name something of it. What everybody may read
 * (pictures) is in the area of who makes it.
 */
export const navigated = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => {
  const rules: Record<string, unknown> = { ...config.access }
  const area = [rules.read, rules.create].map((rule) => AREAS.get(Object(rule))).find(Boolean)
  if (!area || config.admin?.hidden !== undefined) return config
  const hidden = ({ user }: { user: unknown }) => !seesArea(user as PayloadRequest['user'], area)
  return { ...config, admin: { ...config.admin, hidden } }
}
