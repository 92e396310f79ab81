import type { ComponentType, Ref } from 'react'
import type { CallData } from '@/domain/api/calls'

type Started = CallData<'pay.start'>
export type GatewayId = Started['gateway']

/** A payment that was opened, and the provider's part of the screen for it. */
export type OpenedPayment = Pick<Started, 'gateway' | 'method' | 'payCode' | 'form' | 'publicKey'> & {
  Form: ComponentType<ProviderFormProps>
  /** Another one for every start, so that no form outlives its payment. */
  key: number
}

export type ProviderFormProps = {
  opened: OpenedPayment
  order: CallData<'pay.info'>
  /** Not ready yet: the form is on its way. */
  loading: boolean
  /** The server is being asked: nothing more can be pressed. */
  busy: boolean
  onMessage: (message: FormMessage) => void
  ref: Ref<FormHandle>
}

/** What a provider's form, in a frame or by a script, reports to the payment screen. Numbers of a card are never in it. */
export type FormMessage =
  | { type: 'ready'; state: 'form' | 'challenge' | 'ended' }
  | { type: 'submitting' }
  | { type: 'result'; status: FormResult; code: string | null }
  /** It did not load: blocked, refused, or the network is gone. */
  | { type: 'lost' }

export type FormResult =
  | 'succeeded'
  | 'failed'
  /** The bank, or the provider's own window, asks the buyer for something. */
  | 'requires_action'
  | 'invalid'
  | 'unavailable'
  /** The buyer closed the provider's window. */
  | 'closed'

/** What our own pay button asks of the form. */
export type FormHandle = {
  submit: () => void
  /** Brings the place into view where the bank asks. */
  reveal?: () => void
}

type ProviderForm = {
  /** Loads our part for the provider, and nothing of the provider's before that part is shown. */
  load: () => Promise<ComponentType<ProviderFormProps>>
  /** The provider's own button takes the place of ours. */
  ownButton: boolean
  /** How long it may stay silent after the press; then the server asks the provider. */
  silentForMs: number
}

/** A bank's second step in a window of its own may take minutes, and the script reports how it ended. */
const WITH_SECOND_STEP_MS = 600_000

export const PROVIDER_FORMS: Record<GatewayId, ProviderForm> = {
  sandbox: {
    load: async () => (await import('./sandbox/card-form')).CardForm,
    ownButton: false,
    // Longer than the form's own 30 s, after which it reports; only a form that died stays silent.
    silentForMs: 45_000,
  },
  stripe: {
    load: async () => (await import('./stripe/stripe-form')).StripeForm,
    ownButton: false,
    silentForMs: WITH_SECOND_STEP_MS,
  },
  paypal: {
    load: async () => (await import('./paypal/paypal-form')).PaypalForm,
    ownButton: true,
    silentForMs: WITH_SECOND_STEP_MS,
  },
}

/** Whether the server's answer holds all that this provider's form needs; without it there is nothing to show. */
export const hasPayCode = ({ gateway, payCode, form, publicKey }: Started): boolean =>
  payCode !== '' && (gateway === 'sandbox' ? form !== null : publicKey !== null)
