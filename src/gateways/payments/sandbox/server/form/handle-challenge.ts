import { z } from 'zod'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { answerChallenge, requireChallenge } from '../intents/answer-challenge'
import type { ChallengeConfig } from './client/challenge-client'
import { html } from './html'
import { layout, openPage, requireOwnIntent } from './open-page'

/** Where the card's bank would ask its customer. Both answers look the same. */
export const handleChallengePage = ({ ctx, url, params: [challengeId = ''] }: Call): Reply => {
  const challenge = requireChallenge({ store: ctx.store, challengeId })
  const page = openPage({ ctx, url, intentId: challenge.intent_id })
  const formPath = `/form/${challenge.intent_id}`
  if (challenge.state !== 'open') {
    return { status: 303, type: 'html', body: '', headers: { location: `${formPath}${url.search}` } }
  }
  const { messages, intent, amount } = page
  const config: ChallengeConfig = {
    answerPath: `/challenge/${challengeId}`,
    formPath,
    clientSecret: intent.client_secret,
    unavailable: messages.refusals.unavailable,
  }
  const body = html`<h2>${messages.challengeTitle}</h2>
<p class="amount">${amount}</p>
<p>${messages.challengeText}</p>
<div class="choices">
<button type="button" name="decision" value="refuse">${messages.refuse}</button>
<button type="button" name="decision" value="approve">${messages.approve}</button>
</div>
<p id="alert" class="alert" role="alert"></p>`
  return layout({ page, hint: '', data: { challenge: config }, body })
}

const answer = z.strictObject({ client_secret: z.string().max(200), decision: z.enum(['approve', 'refuse']) })

export const handleChallengeAnswer = async ({
  ctx,
  request,
  params: [challengeId = ''],
}: Call): Promise<Reply> => {
  const params = parseParams({ schema: answer, value: (await readJson(request)).value })
  const { intent_id: intentId } = requireChallenge({ store: ctx.store, challengeId })
  requireOwnIntent({ ctx, intentId, clientSecret: params.client_secret })
  const outcome = answerChallenge({ ctx, challengeId, decision: params.decision })
  ctx.wakeDelivery()
  return json(200, outcome)
}
