import { PACKAGE_TIERS } from '@/domain/catalog/parts'

/** What a visitor said to the steps of one result: which were skipped, and whether a skip was confirmed already. */
export type Skips = { orderNumber: string; skipped: readonly number[]; confirmed: boolean }

/** The step that offers a plan comes after those of the packages. */
export const PLAN_STEP = PACKAGE_TIERS.length + 1

/** The button that skips a step: the one of the next step appears where it stood, and takes no second tap of a double one. */
export const SKIP = 'packages.skip'

type Offered = { step: number; sku: { owned: boolean } }

export const noSkips = (orderNumber: string): Skips => ({ orderNumber, skipped: [], confirmed: false })

/** The steps that are still to be decided, in their order. */
export const undecided = <Item extends Offered>(items: readonly Item[], { skipped }: Skips): Item[] =>
  items.filter(({ step, sku }) => !sku.owned && !skipped.includes(step))

/** The step to show: the one asked for while it can be bought, skipped or not; else the first undecided; null: none is left. */
export const currentStep = <Item extends Offered>(args: {
  items: readonly Item[]
  skips: Skips
  asked: number | null
}): Item | null => {
  const { items, skips, asked } = args
  const wanted = items.find(({ step, sku }) => step === asked && !sku.owned)
  return wanted ?? undecided(items, skips)[0] ?? null
}

export const skip = (skips: Skips, steps: readonly number[]): Skips => ({
  ...skips,
  // A second skip needs no message: the confirmation is shown once (docs/decisions/0031).
  confirmed: skips.confirmed || skips.skipped.length > 0,
  skipped: [...new Set([...skips.skipped, ...steps])],
})

/** What "skip all" skips. The plan is among it also while it is not known yet whether one is offered. */
export const allSteps = (items: readonly Offered[]): number[] => [
  ...items.filter(({ sku }) => !sku.owned).map(({ step }) => step),
  ...(items.some(({ step }) => step === PLAN_STEP) ? [] : [PLAN_STEP]),
]

/** The steps whose skipping is to be confirmed now; none when it was confirmed before. */
export const toConfirm = ({ skipped, confirmed }: Skips): readonly number[] => (confirmed ? [] : skipped)

/** The confirmation was answered. Taking back shows the steps again. */
export const answer = (skips: Skips, { takeBack }: { takeBack: boolean }): Skips => ({
  ...skips,
  confirmed: true,
  skipped: takeBack ? [] : skips.skipped,
})

export const writeSkips = ({ orderNumber, skipped, confirmed }: Skips): string =>
  [orderNumber, skipped.join(','), confirmed ? 'confirmed' : ''].join('|')

/** What was kept of this result; anything else counts as nothing skipped. */
export const parseSkips = (text: string | null, orderNumber: string): Skips => {
  const [number, steps = '', confirmed] = (text ?? '').split('|')
  if (number !== orderNumber) return noSkips(orderNumber)
  const skipped = steps
    .split(',')
    .filter((step) => /^[1-9]$/.test(step))
    .map(Number)
  return { orderNumber, skipped, confirmed: confirmed === 'confirmed' }
}
