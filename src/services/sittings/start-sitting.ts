import { cleanName } from '@/domain/accounts/clean-name'
import type { CallParsed } from '@/domain/api/calls'
import { deadlineOf } from '@/domain/exam/deadline'
import { consentOf, isBuiltKind, isHealthKind } from '@/domain/exam/kinds'
import { mayFollowTaker } from '@/domain/exam/unconfirmed-starts'
import { cleanTracking } from '@/domain/routing/tracking'
import { sittings } from '@/payload-schema'
import { listPrices } from '../catalog/list-prices'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { planPriceList } from '../subscriptions/plan-price-list'
import { inTransaction } from '../transaction'
import { customerOf } from '../visitors/person'
import { newNumber } from '../visitors/tokens'
import type { Viewer } from '../visitors/viewer'
import { countStart } from './count-start'
import { findPlace, type Place } from './find-place'
import { findLatestSitting, type OwnSitting } from './find-sitting'
import { RULES } from './kinds/rules-of'
import { keepConsent } from './person/save-consent'

/**
 * Starts a sitting, or gives back the visitor's open one. It pins item versions, the order of options, the time limit
 * and the price list: publishing never changes a running or finished sitting. Of a three-stage exam it pins the middle
 * levels only, as a linear form, once too many sittings were begun here without a result.
 */
export const startSitting = async (
  deps: Deps,
  {
    input,
    viewer,
    country,
  }: {
    input: CallParsed<'sitting.start'>['body']
    viewer: Viewer & { visitorHash: string }
    country: string
  },
): Promise<OwnSitting> => {
  const place = await findPlace(deps, input.appExamId)
  const open = await findLatestSitting(deps, { examId: place.exam.id, viewer })
  if (open?.state === 'started' && !input.restart) return open

  const { kind } = place.exam
  // It was published before its kind was refused.
  if (!isBuiltKind(kind)) throw new Refusal('examUnavailable')
  const asksConsent = consentOf(kind) === 'start'
  if (asksConsent && !input.consent) throw new Refusal('consentMissing')
  const form = await RULES[kind].pin(deps, {
    exam: place.exam,
    staged: await isStaged(deps, { place, viewer }),
  })
  const startedAt = deps.now()
  const { limitSeconds } = form
  const timing = limitSeconds === null ? 'untimed' : input.timing
  const deadline = limitSeconds === null ? null : deadlineOf({ startedAt, limitSeconds, timing })
  const owner = await customerOf(deps, viewer)
  const landing = cleanName(input.landing ?? '') || null
  const [prices, planPrices] = await Promise.all([
    listPrices(deps, place.exam.id),
    planPriceList(deps, { storefrontId: place.storefront.id, examId: place.exam.id, landing, viewer }),
  ])
  const row = await inTransaction(deps, async ({ db }) => {
    const [stored] = await db
      .insert(sittings)
      .values({
        number: newNumber(),
        exam: place.exam.id,
        storefront: place.storefront.id,
        visitorHash: viewer.visitorHash,
        customer: owner,
        devices: [],
        state: 'started',
        locale: input.hl,
        country,
        timing,
        startedAt: startedAt.toISOString(),
        deadline: deadline?.toISOString() ?? null,
        landing,
        tracking: cleanTracking(input.tracking ?? {}),
        form,
        priceList: prices,
        planPrices,
        health: isHealthKind(kind),
      })
      .returning()
    if (!stored) throw new Error('The sitting was not stored.')
    if (asksConsent) await keepConsent(db, { sittingId: stored.id, form, locale: input.hl, agreed: true })
    return stored
  })
  return {
    ...row,
    devices: [],
    examNumber: place.exam.number ?? 0,
    code: place.storefront.code ?? '',
  }
}

/** Counts the start where a route could be compared with others. */
const isStaged = async (
  deps: Deps,
  { place: { exam }, viewer }: { place: Place; viewer: Viewer & { visitorHash: string } },
): Promise<boolean> =>
  exam.form_design === 'three_stage' &&
  mayFollowTaker(
    await countStart(deps, { examId: exam.id, visitorHash: viewer.visitorHash, network: viewer.network }),
  )
