import { ConfirmLeaving, type ConfirmPlan } from './confirm-leaving'
import type { LeavingPlace } from './hidden-fields'
import { LeavingForm, type Typed } from './leaving-form'
import type { Left } from './left-plan'
import { LeftScreen } from './left-screen'
import { WithdrawForm } from './withdraw-form'

type Given =
  | { step: 'form'; typed: Typed | null }
  | { step: 'withdraw'; typed: Typed | null }
  | { step: 'confirm'; ticket: string; plans: readonly ConfirmPlan[] }
  | { step: 'left'; told: { plans: readonly Left[] } }

/** What `/cancel/subscription` shows: who leaves, what will happen, or what has happened already. */
export function LeavingStep({ place, given }: { place: LeavingPlace; given: Given }) {
  if (given.step === 'form') return <LeavingForm place={place} typed={given.typed} />
  if (given.step === 'withdraw') return <WithdrawForm place={place} typed={given.typed} />
  if (given.step === 'confirm') return <ConfirmLeaving place={place} {...given} />
  return <LeftScreen place={place} told={given.told} failed={false} />
}
