'use client'

import { useFormFields } from '@payloadcms/ui'
import { useWords } from '../words/use-words'

/** Of the payment plugin's own link to Stripe, with words in nine languages; a session's id says which mode it is of. */
export function StripeLink() {
  const words = useWords()
  const id = useFormFields(([fields]) => fields.intentId?.value)
  if (typeof id !== 'string' || !id) return null
  const mode = id.startsWith('cs_test_') ? 'test/' : ''
  return (
    <p className="field-type">
      <a
        href={`https://dashboard.stripe.com/${mode}search?query=${encodeURIComponent(id)}`}
        target="_blank"
        rel="noreferrer noopener"
      >
        {words('gateways.atStripe')}
      </a>
    </p>
  )
}
