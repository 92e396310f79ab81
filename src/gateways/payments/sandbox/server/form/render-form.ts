import type { PayOutcome } from '../intents/pay-intent'
import type { CardField } from './client/card-rules'
import type { FormConfig } from './client/form-client'
import { html } from './html'
import { layout, type Page } from './open-page'

export const renderForm = ({ page, ended }: { page: Page; ended: PayOutcome | null }) => {
  const { intent, messages, amount } = page
  const pay = messages.pay.replace('{amount}', amount)
  const config: FormConfig = {
    payPath: `/form/${intent.id}/pay`,
    clientSecret: intent.client_secret,
    texts: { ...messages.errors, ...messages.refusals },
    pay,
    paying: messages.paying,
    ended: endedConfig(ended),
  }
  const body = ended ? renderEnd({ page, ended }) : renderFields({ page, pay })
  return layout({ page, hint: ended ? '' : messages.testHint, data: { form: config }, body })
}

const endedConfig = (ended: PayOutcome | null): FormConfig['ended'] => {
  if (!ended || ended.status === 'requires_action') return null
  return { status: ended.status, code: ended.status === 'failed' ? ended.code : null }
}

const renderEnd = ({ page: { messages }, ended }: { page: Page; ended: PayOutcome }) => {
  if (ended.status === 'failed')
    return html`<p class="alert" role="alert">${messages.refusals[ended.code]}</p>`
  return html`<p class="done" role="status"><svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor"
stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="14" cy="14" r="12"/><path d="m8.5 14.5 4 4 7-8.5"/></svg>${messages.done}</p>`
}

// The button is there but hidden when embedded: Enter needs one to submit by, and the site has its own.
const renderFields = ({ page: { intent, messages, tag }, pay }: { page: Page; pay: string }) => {
  const earlier =
    intent.failure_code === 'authentication_failed' ? messages.refusals.authentication_failed : ''
  return html`<p id="alert" class="alert" role="alert">${earlier}</p>
<form id="form" method="post" action="/form/${intent.id}/pay" novalidate>
${renderField({ field: 'number', label: messages.number, attributes: NUMBER, placeholder: '1234 1234 1234 1234' })}
<div class="pair">
${renderField({ field: 'expiry', label: messages.expiry, attributes: EXPIRY, placeholder: messages.expiryPlaceholder })}
${renderField({ field: 'code', label: messages.code, attributes: CODE, hint: messages.codeHint })}
</div>
<div class="pair">
${inOrder(tag, [
  renderField({ field: 'firstName', label: messages.firstName, attributes: FIRST_NAME }),
  renderField({ field: 'lastName', label: messages.lastName, attributes: LAST_NAME }),
])}
</div>
${renderField({ field: 'email', label: messages.email, attributes: EMAIL, hint: messages.emailHint })}
${renderField({ field: 'postal', label: messages.postal, attributes: POSTAL })}
<button id="pay" class="standalone" type="submit">${pay}</button>
</form>`
}

const BRAND = html`<span id="brand" class="brand" aria-live="polite"></span>`
const NUMBER = html`inputmode="numeric" autocomplete="cc-number" maxlength="40"`
const EXPIRY = html`inputmode="numeric" autocomplete="cc-exp" maxlength="9"`
const CODE = html`inputmode="numeric" autocomplete="cc-csc" maxlength="8"`
const FIRST_NAME = html`autocomplete="cc-given-name" maxlength="80" autocapitalize="words" spellcheck="false"`
const LAST_NAME = html`autocomplete="cc-family-name" maxlength="80" autocapitalize="words" spellcheck="false"`
const EMAIL = html`inputmode="email" autocomplete="email" maxlength="254" autocapitalize="none" spellcheck="false"`
const POSTAL = html`autocomplete="billing postal-code" maxlength="16" autocapitalize="characters" spellcheck="false"`

/** Where the family's name is said first, it is asked for first. */
const inOrder = <Name>(tag: string, names: [first: Name, last: Name]): Name[] =>
  /^(?:zh|ja|ko)\b/.test(tag) ? names.toReversed() : names

type Field = {
  field: CardField
  label: string
  attributes: ReturnType<typeof html>
  placeholder?: string
  hint?: string
}

const renderField = ({
  field,
  label,
  attributes,
  placeholder = '',
  hint = '',
}: Field) => html`<div class="field">
<div class="above"><label for="${field}">${label}</label>${field === 'number' ? BRAND : ''}</div>
<input id="${field}" name="${field}" type="text" required ${attributes} placeholder="${placeholder}" aria-describedby="${field}-error ${field}-hint">
<div class="below"><p id="${field}-error" class="error"></p><p id="${field}-hint" class="hint">${hint}</p></div>
</div>`
