import { z } from 'zod'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { findOpenChallenge } from '../intents/answer-challenge'
import { endOf, payIntent } from '../intents/pay-intent'
import { type CardFields, cardRules } from './client/card-rules'
import { openPage, requireOwnIntent } from './open-page'
import { renderForm } from './render-form'

export const handleFormPage = ({ ctx, url, params: [intentId = ''] }: Call): Reply => {
  const page = openPage({ ctx, url, intentId })
  const challenge = findOpenChallenge({ store: ctx.store, intentId })
  if (challenge) {
    const location = `/challenge/${challenge.id}${url.search}`
    return { status: 303, type: 'html', body: '', headers: { location } }
  }
  return renderForm({ page, ended: endOf({ ctx, intentId }) })
}

const field = z.string().max(100)
const payment = z.strictObject({
  client_secret: field,
  number: field,
  expiry: field,
  code: field,
  firstName: field,
  lastName: field,
  email: z.string().max(300),
  postal: field,
})

const FIELDS = ['number', 'expiry', 'code', 'firstName', 'lastName', 'email', 'postal'] as const

/**
 * What client/form-client.ts sends. Every outcome of a submit is a 200 with a status: a refused card is an answer, not a
 * failed request. The card is read and judged here; neither its number nor whose it is is stored.
 */
export const handlePay = async ({ ctx, request, params: [intentId = ''] }: Call): Promise<Reply> => {
  const { client_secret: clientSecret, ...fields } = parseParams({
    schema: payment,
    value: (await readJson(request)).value,
  })
  requireOwnIntent({ ctx, intentId, clientSecret })
  const errors = checkFields({ fields, now: ctx.clock() })
  if (Object.keys(errors).length > 0) return json(200, { status: 'invalid', errors })
  const outcome = payIntent({
    ctx,
    intentId,
    number: cardRules().digitsOf(fields.number),
    expires: cardRules().lastMonthOf(fields.expiry),
  })
  // What payIntent recorded goes out as a webhook now: webhooks/start-delivery.ts.
  ctx.wakeDelivery()
  if (outcome.status !== 'requires_action') return json(200, outcome)
  return json(200, { status: outcome.status, challengePath: `/challenge/${outcome.challengeId}` })
}

/** A card is valid while its month lasts anywhere on earth: at UTC-12 it lasts longest. */
const checkFields = ({ fields, now }: { fields: CardFields; now: number }) => {
  const rules = cardRules()
  const latest = new Date(now - 12 * 60 * 60 * 1000)
  const month = { year: latest.getUTCFullYear(), month: latest.getUTCMonth() + 1 }
  const checked = FIELDS.map((name) => [name, rules.checkField(name, fields, month)] as const)
  return Object.fromEntries(checked.filter(([, code]) => code !== null))
}
