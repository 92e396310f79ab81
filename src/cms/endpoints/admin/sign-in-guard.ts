import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import { say } from '@/cms/admin/words/say'
import { withAccountLock } from '@/cms/hooks/account-lock'
import { SECOND_STEP, type SecondStepOf } from '@/cms/hooks/ask-second-step'
import { handleOf } from '@/cms/hooks/handle-of'
import { env } from '@/config/env'
import { askReset } from '@/services/admins/ask-reset'
import { endAdminSessions } from '@/services/admins/end-sessions'
import { limitConcurrency } from '@/services/admins/limit-concurrency'
import { endInvitation, refuseWeakForLetter } from '@/services/admins/new-password'
import { askCode } from '@/services/admins/second-step/ask'
import { SecondStepAsked, signInAdmin } from '@/services/admins/sign-in'
import { depsOf } from '@/services/deps'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { viewerOf } from '@/services/visitors/viewer'

type Given = { req: PayloadRequest; email: string; password: string; network: string }

/** Payload's own sign-in behind our limits: its lock of an account can be set off by anybody. */
export const guardedSignIn = (handler: PayloadHandler): PayloadHandler =>
  guarded(({ req, email, password, network }) =>
    signInAdmin(depsOf(req.payload), {
      email,
      password,
      network,
      attempt: (accountId) => {
        const ask: SecondStepOf = async (adminId) =>
          askCode(depsOf(req.payload), { db: await handleOf(req), adminId, typed: textOf(req, 'code') })
        req.context[SECOND_STEP] = ask
        return withAccountLock(req.payload, { accountId, work: async () => handler(req) })
      },
    }),
  )

/** Payload's own letter, sent after the answer, which is the same for everybody. */
export const guardedForgot = (handler: PayloadHandler): PayloadHandler =>
  guarded(async ({ req, email }) => {
    askReset(depsOf(req.payload), { email, send: async () => handler(req) })
    return Response.json({ message: req.t('general:success') })
  })

/**
 * Payload's own change of a password by a mailed link, which works once (hooks/account-lock). Who has one-time codes is not
 * signed in by it: a mailbox is one step, and the code is the other.
 */
export const guardedReset = (handler: PayloadHandler): PayloadHandler =>
  guarded(async ({ req, password }) => {
    const token = textOf(req, 'token')
    if (token === '') throw new HttpRefusal('forbidden')
    const deps = depsOf(req.payload)
    const adminId = await refuseWeakForLetter(deps, { token, password })
    let withCodes: string | null = null
    const note: SecondStepOf = async (adminId) => {
      withCodes = adminId
    }
    req.context[SECOND_STEP] = note
    const answer = await limitConcurrency(async () => handler(req))
    if (adminId) await endInvitation(deps, { adminId })
    if (withCodes === null) return answer
    await endAdminSessions(deps, { adminId: withCodes })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  })

/** Reads what was sent, takes nothing from another site, and says no in Payload's own shape, which its forms read. */
const guarded =
  (answer: (given: Given) => Promise<Response>): PayloadHandler =>
  async (req) => {
    try {
      if (isForeign(req.headers)) throw new HttpRefusal('forbidden')
      await addDataAndFileToRequest(req)
      // It is read; Payload's handler must not try again.
      Object.defineProperty(req, 'body', { value: null })
      const [email, password] = [textOf(req, 'email'), textOf(req, 'password')]
      return await answer({ req, email, password, network: viewerOf(req.headers).network })
    } catch (error) {
      if (error instanceof HttpRefusal) return refuse(req, error)
      if (error instanceof SecondStepAsked) return askForCode(req, error)
      if (error instanceof Refusal) return refuseWords(req, error)
      throw error
    }
  }

/** Old browsers say only from which site a form comes; tools say neither. */
const isForeign = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  return (
    site === 'cross-site' ||
    site === 'same-site' ||
    (origin !== null && origin !== new URL(env().SITE_URL).origin)
  )
}

const LONGEST = 254

/** A text as Payload will read it too, so that no padding makes one account two; nothing where it is no such text. */
const textOf = (req: PayloadRequest, name: string): string => {
  const value = req.data?.[name]
  // Postgres keeps no zero byte; nobody has one in an address or a password.
  return typeof value === 'string' && value.length <= LONGEST && !value.includes('\0') ? value : ''
}

/** The form shows a field for the code, and keeps what was typed. */
const askForCode = (req: PayloadRequest, { wrong }: SecondStepAsked): Response =>
  Response.json(
    {
      errors: [
        {
          message: say(req.i18n, wrong ? 'secondStep.codeWrong' : 'secondStep.codeNeeded'),
          data: { secondStep: wrong ? 'wrong' : 'needed' },
        },
      ],
    },
    { status: 401 },
  )

/** Beside the field, as Payload's forms read it. */
const refuseWords = (req: PayloadRequest, { reason }: Refusal): Response => {
  const message = say(req.i18n, reason === 'passwordTooShort' ? 'passwords.tooShort' : 'passwords.common')
  const errors = [{ message, name: 'ValidationError', data: { errors: [{ path: 'password', message }] } }]
  return Response.json({ errors }, { status: 400 })
}

const refuse = (req: PayloadRequest, { problem, status, details }: HttpRefusal): Response => {
  const wait = details?.retryAfterSeconds
  const words =
    problem === 'unauthorized'
      ? req.t('error:emailOrPasswordIncorrect')
      : problem === 'tooMany'
        ? say(req.i18n, 'refusals.signInTooOften', { minutes: Math.ceil((wait ?? 60) / 60) })
        : req.t('error:unauthorized')
  return Response.json(
    { errors: [{ message: words }] },
    { status, headers: wait ? { 'Retry-After': String(wait) } : {} },
  )
}
