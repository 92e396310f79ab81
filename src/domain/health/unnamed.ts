/**
 * What staff are told of a purchase in place of the test about health that it is of (docs/decisions/0054). The stored rows keep
 * what was sold: the buyer's report is opened by it.
 */

/** What stands where the tier would. Its words are the admin's (`tier.report`). */
export const UNNAMED = 'report'

/** Fields of an order and of an entitlement that say which test was taken; a code or a discount may be for one test alone. */
const NAMING = ['tier', 'sku', 'parts', 'promo', 'discounts'] as const

type Discount = { kind?: unknown; amount?: unknown }

const INSTEAD: Record<(typeof NAMING)[number], (value: unknown) => unknown> = {
  tier: () => UNNAMED,
  sku: () => null,
  parts: () => [],
  promo: () => null,
  discounts: (value) =>
    Array.isArray(value) ? value.map(({ kind, amount }: Discount) => ({ kind, amount })) : [],
}

/** An order or an entitlement without what names its test. Fields that were not read stay away. */
export const unnamed = <Doc extends object>(doc: Doc): Doc => {
  const shown = { ...doc } as Record<string, unknown>
  for (const name of NAMING) if (name in shown) shown[name] = INSTEAD[name](shown[name])
  return shown as Doc
}

/** Whether a search would tell by what it finds, or by the order in which it lists it, which test a purchase is of. */
export const searchNames = ({
  where,
  sort,
  field,
}: {
  where?: unknown
  sort?: unknown
  field?: unknown
}): boolean =>
  [...pathsOf(where), ...[sort, field].flat().flatMap((path) => String(path ?? '').split(','))].some(names)

/** Every name in a search, however deep: of fields, and of the words between them, which are none. */
const pathsOf = (where: unknown): string[] => {
  if (where === null || typeof where !== 'object') return []
  if (Array.isArray(where)) return where.flatMap(pathsOf)
  return Object.entries(where).flatMap(([path, value]) => [path, ...pathsOf(value)])
}

/** A path of fields over relations, as `order.sku.exam`; two underscores may stand for the point. What leads into a sitting names its exam. */
const names = (path: string): boolean => {
  const steps = path.trim().replace(/^-/, '').split(/\.|__/)
  return steps.some((step, at) =>
    step === 'sitting' ? at < steps.length - 1 : (NAMING as readonly string[]).includes(step),
  )
}
