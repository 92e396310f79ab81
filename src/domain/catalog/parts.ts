/** What a report tier is made of (docs/product.md, "Payment"), in the order a tier lists it. */
export const REPORT_PARTS = [
  'iq_score',
  'type_report',
  'eq_report',
  'brain_report',
  'depression_report',
  'psychology_report',
  'map_report',
  'iq_ranking',
  'pdf_report',
  'wrong_answers',
  'left_right_brain',
  'certificate',
  'eq_test',
  'permanent_discount',
  'brain_guide',
] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** The guides of the four packages after a purchase (docs/product.md, "Packages"), by their step. */
export const GUIDE_PARTS = [
  'panoramic_cognition',
  'brain_efficiency',
  'implicit_learning',
  'subconscious_development',
] as const
export type GuidePart = (typeof GUIDE_PARTS)[number]

/** Parts that are a text of their own. */
export const TEXT_PARTS: readonly (ReportPart | GuidePart)[] = ['brain_guide', ...GUIDE_PARTS]

export const PARTS = [...REPORT_PARTS, ...GUIDE_PARTS] as const
export type Part = (typeof PARTS)[number]

export const SKU_TIERS = ['sku1', 'sku2', 'sku3', 'sku4'] as const
export type SkuTier = (typeof SKU_TIERS)[number]

/** The four steps after a purchase (docs/product.md, "Packages") are sold as SKUs of these tiers, one guide each. */
export const PACKAGE_TIERS = ['package1', 'package2', 'package3', 'package4'] as const
export type PackageTier = (typeof PACKAGE_TIERS)[number]

/** A course that is sold by itself, to a customer. */
export const COURSE_TIER = 'course'

/** A plan, subscribed to by a customer (docs/decisions/0037). */
export const PLAN_TIER = 'plan'

export const TIERS = [...SKU_TIERS, ...PACKAGE_TIERS, COURSE_TIER, PLAN_TIER] as const
export type Tier = (typeof TIERS)[number]

/** What a tier is sold as. Each is offered on screens of its own, never in one list with another. */
export const SALES = ['report', 'package', 'course', 'plan'] as const
export type Sale = (typeof SALES)[number]
export const saleOf = (tier: Tier): Sale => {
  if (tier === COURSE_TIER || tier === PLAN_TIER) return tier
  return PACKAGE_TIERS.includes(tier as PackageTier) ? 'package' : 'report'
}

/** What the order of a course opens: the course with this id. It stands where the parts of a report stand. */
export type CoursePart = `course:${string}`
export const coursePart = (courseId: string): CoursePart => `course:${courseId}`

/**
 * What stands in the order of any plan where others have their parts. Never owned: what a subscription opens is asked of it.
 * The same for all plans, so that of two that are about to be paid one at a time may be open.
 */
export const PLAN_PART = 'plan'

/** The parts of the IQ test's tiers, cumulative: each holds all of the one before. */
const SKU1: readonly Part[] = ['iq_score', 'iq_ranking', 'pdf_report']
const SKU2: readonly Part[] = [...SKU1, 'wrong_answers', 'left_right_brain']
const SKU3: readonly Part[] = [...SKU2, 'certificate', 'eq_test']
const SKU4: readonly Part[] = [...SKU3, 'permanent_discount', 'brain_guide']

type TierParts = Partial<Record<SkuTier, readonly Part[]>>

/**
 * The tiers of each kind of exam that a new installation sells (docs/product.md, "Payment"; docs/decisions/0052). The
 * CMS may differ.
 */
export const DEFAULT_TIERS = {
  iq: { sku1: SKU1, sku2: SKU2, sku3: SKU3, sku4: SKU4 },
  types16: { sku1: ['type_report'], sku2: ['type_report', 'pdf_report', 'permanent_discount'] },
  eq: { sku1: ['eq_report'], sku2: ['eq_report', 'pdf_report'] },
  left_right: { sku1: ['brain_report'] },
  depression: {},
  psychology: { sku1: ['psychology_report'] },
  map: { sku1: ['map_report'], sku2: ['map_report', 'pdf_report'] },
} as const satisfies Record<string, TierParts>

/** The four tiers of the IQ test. */
export const DEFAULT_TIER_PARTS: Readonly<Record<SkuTier, readonly Part[]>> = DEFAULT_TIERS.iq

/** Parts that belong to the person who bought, not to the sitting: they open whichever sitting they came with. */
export const PERSON_PARTS: readonly Part[] = ['permanent_discount']

export const isReportPart = (part: Part): part is ReportPart => REPORT_PARTS.includes(part as ReportPart)

export const isPart = (value: unknown): value is Part => PARTS.includes(value as Part)
