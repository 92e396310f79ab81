import type { CardField, CardFields, CardRules } from './card-rules'
import type { Frame } from './frame'

export type FormConfig = {
  /** Answered by `handlePay` in ../handle-form.ts. */
  payPath: string
  clientSecret: string
  /** Text by code: of fields (required, invalid_...) and of refusals (card_declined, ...). */
  texts: Record<string, string>
  pay: string
  paying: string
  /** Set when the intent takes no more cards. */
  ended: { status: 'succeeded' | 'failed'; code: string | null } | null
}

/**
 * The behaviour of the card form; what it tells goes to the site's payment screen (frame.ts). Self-contained: see script.ts.
 * After a success it loads itself again: ../handle-form.ts then gives the page of an intent that takes no more cards
 * (`ended`), so no card can be typed any more. That page tells the result a second time, which is harmless: a result only
 * makes the screen ask our server once more (`checking` in ui/checkout/payment/payment-machine.ts), and its answer is the
 * same.
 */
export const formClient = ({ rules, frame }: { rules: CardRules; frame: Frame }) => {
  const page = document.getElementById('page')
  if (!page?.dataset.form) return
  const config = JSON.parse(page.dataset.form) as FormConfig
  frame.reportHeight()
  if (config.ended) {
    frame.tell({ type: 'plumbline:ready', state: 'ended' })
    frame.tell({ type: 'plumbline:result', ...config.ended })
    return
  }
  const FIELDS: CardField[] = ['number', 'expiry', 'code', 'firstName', 'lastName', 'email', 'postal']
  const form = document.getElementById('form') as HTMLFormElement
  const alert = document.getElementById('alert') as HTMLElement
  const brand = document.getElementById('brand') as HTMLElement
  const button = document.getElementById('pay') as HTMLButtonElement
  const inputOf = (field: CardField) => document.getElementById(field) as HTMLInputElement
  let busy = false

  const values = () => Object.fromEntries(FIELDS.map((field) => [field, inputOf(field).value])) as CardFields
  const thisMonth = () => ({ year: new Date().getFullYear(), month: new Date().getMonth() + 1 })
  const textOf = (code: string) => config.texts[code] ?? config.texts.unavailable ?? code

  const showError = (field: CardField, code: string | null) => {
    const error = document.getElementById(`${field}-error`)
    if (error) error.textContent = code === null ? '' : textOf(code)
    if (code === null) inputOf(field).removeAttribute('aria-invalid')
    else inputOf(field).setAttribute('aria-invalid', 'true')
  }

  const showAlert = (code: string | null) => {
    alert.textContent = code === null ? '' : textOf(code)
  }

  const showErrors = (errors: Partial<Record<CardField, string>>) => {
    for (const field of FIELDS) showError(field, errors[field] ?? null)
    const [first] = FIELDS.filter((field) => errors[field])
    if (!first) return
    const code = Object.values(errors).includes('required') ? 'incomplete_card' : (errors[first] ?? null)
    showAlert(code === 'incomplete_card' ? code : null)
    inputOf(first).focus()
    frame.tell({ type: 'plumbline:result', status: 'invalid', code })
  }

  const setBusy = (value: boolean) => {
    busy = value
    form.setAttribute('aria-busy', String(value))
    button.setAttribute('aria-disabled', String(value))
    button.textContent = value ? config.paying : config.pay
    for (const field of FIELDS) inputOf(field).readOnly = value
  }

  const submit = async () => {
    if (busy) return
    showAlert(null)
    const now = thisMonth()
    const checked = FIELDS.map((field) => [field, rules.checkField(field, values(), now)] as const)
    const errors = Object.fromEntries(checked.filter(([, code]) => code !== null))
    if (Object.keys(errors).length > 0) return showErrors(errors)
    showErrors({})
    setBusy(true)
    frame.tell({ type: 'plumbline:submitting' })
    const answer = await frame.send(config.payPath, { client_secret: config.clientSecret, ...values() })
    settle(answer)
  }

  const settle = (answer: Awaited<ReturnType<Frame['send']>>) => {
    if (answer?.status === 'requires_action') {
      frame.tell({ type: 'plumbline:result', status: 'requires_action', code: null })
      return frame.go(String(answer.challengePath))
    }
    if (answer?.status === 'succeeded') {
      frame.tell({ type: 'plumbline:result', status: 'succeeded', code: null })
      return location.reload()
    }
    setBusy(false)
    if (answer?.status === 'invalid') return showErrors(answer.errors as Partial<Record<CardField, string>>)
    const code = answer?.code ?? 'unavailable'
    showAlert(code)
    frame.tell({ type: 'plumbline:result', status: answer ? 'failed' : 'unavailable', code })
    if (code === 'too_many_declines' || code === 'intent_canceled') location.reload()
  }

  /** Formats while typing and keeps the caret behind the digit it was behind. */
  const formatAs = (field: CardField, format: (text: string) => string) =>
    inputOf(field).addEventListener('input', (event) => {
      const input = inputOf(field)
      const erasing = (event as InputEvent).inputType?.startsWith('delete') ?? false
      const caret = input.selectionStart ?? input.value.length
      const atEnd = caret === input.value.length
      const digitsBefore = rules.digitsOf(input.value.slice(0, caret)).length
      const next = erasing && field === 'expiry' ? input.value.replace(/\/$/, '') : format(input.value)
      if (next === input.value || (event as InputEvent).isComposing) return
      input.value = next
      if (atEnd) return
      let position = 0
      for (let seen = 0; position < next.length && seen < digitsBefore; position += 1) {
        if (/\d/.test(next[position] ?? '')) seen += 1
      }
      input.setSelectionRange(position, position)
    })

  // The site names it behind the #, which no server is sent and no log has.
  const email = new URLSearchParams(location.hash.slice(1)).get('email')
  if (email !== null) inputOf('email').value = email
  formatAs('number', rules.groupNumber)
  formatAs('expiry', rules.groupExpiry)
  formatAs('code', (text) => rules.digitsOf(text).slice(0, 4))
  inputOf('number').addEventListener('input', () => {
    brand.textContent = rules.brandOf(inputOf('number').value)?.label ?? ''
  })
  for (const field of FIELDS) {
    inputOf(field).addEventListener('input', () => showError(field, null))
    inputOf(field).addEventListener('blur', () => {
      if (inputOf(field).value !== '') showError(field, rules.checkField(field, values(), thisMonth()))
    })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  frame.onSubmitAsked(() => void submit())
  frame.tell({ type: 'plumbline:ready', state: 'form' })
}
