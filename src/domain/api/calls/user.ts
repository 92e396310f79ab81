import { z } from 'zod'
import { ASKED_PURPOSES } from '../../accounts/email-code'
import { LONGEST_PASSWORD } from '../../accounts/password'
import {
  LONGEST_NICKNAME,
  LONGEST_PERSON_NAME,
  LONGEST_PHONE,
  SEXES_OF_CUSTOMERS,
} from '../../accounts/profile'
import { LEVELS } from '../../centre/levels'
import type { CallRows } from '../call-row'
import { appExamId, email, locale, number12, uuid } from '../shapes'
import { centre, orderState, saved, signedIn, user, userOrder, userSession } from '../user-shapes'
import { ownSubscription } from './subscription'

/** Whoever types more than this does not type a password. What is too short is refused in words, by `passwordTooShort`. */
const password = z.string().min(1).max(LONGEST_PASSWORD)
// Blanks and full-width digits are read as digits.
const code = z.string().trim().min(1).max(20)
const token = z.string().min(20).max(200)

const tooOften = { max: 30, perIp: 120, windowSeconds: 3600 }

export const userCalls = {
  'user.register': {
    method: 'POST',
    path: '/api/user/register',
    purpose:
      'Asks for an account: mails a code, and the account begins with it. The same answer for every address.',
    owner: 'cookie',
    lane: 'work',
    limit: tooOften,
    body: z.strictObject({
      appExamId,
      name: z.string().trim().min(1).max(LONGEST_PERSON_NAME),
      email,
      password,
      agreed: z.boolean(),
      marketing: z.boolean().optional(),
      hl: locale,
    }),
    data: z.object({ sent: z.literal(true) }),
  },
  'user.captcha': {
    method: 'GET',
    path: '/api/email/captcha/send',
    purpose:
      'Mails a code to sign in, to sign in or begin an account (`enter`), to set a new password or to change the address. The same answer for every address.',
    owner: 'cookie',
    lane: 'work',
    limit: tooOften,
    query: z.object({
      appExamId,
      email,
      purpose: z.enum(ASKED_PURPOSES),
      agreed: z.literal('true').optional(),
      hl: locale,
    }),
    data: z.object({ sent: z.literal(true) }),
  },
  'user.verify': {
    method: 'POST',
    path: '/api/user/verify',
    purpose:
      'Proves an address by its code: begins the account that was asked for, or moves it to another address.',
    owner: 'cookie',
    lane: 'work',
    limit: tooOften,
    /** `password`: of who moves to another address, where there is one. */
    body: z.strictObject({
      email,
      code,
      purpose: z.enum(['register', 'change']),
      password: password.optional(),
    }),
    data: signedIn,
  },
  'user.login': {
    method: 'POST',
    path: '/api/user/login',
    purpose: 'Signs in with a password or a mailed code.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 60, perIp: 2_000, perIpNew: 300, windowSeconds: 3600 },
    body: z.strictObject({ email, password: password.optional(), code: code.optional() }),
    data: signedIn,
  },
  'user.loginByLink': {
    method: 'POST',
    path: '/api/user/login/link',
    purpose:
      'Exchanges the link that a purchase mailed for a session; a password of their own is asked for next.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, perIp: 30, windowSeconds: 3600, onlyRefused: 'linkInvalid' },
    body: z.strictObject({ token }),
    data: signedIn,
  },
  'user.passwordReset': {
    method: 'POST',
    path: '/api/user/password/reset',
    purpose: 'Sets a new password with a mailed code, ends every session and begins a new one.',
    owner: 'cookie',
    lane: 'work',
    limit: tooOften,
    body: z.strictObject({ email, code, password }),
    data: signedIn,
  },
  'user.passwordUpdate': {
    method: 'POST',
    path: '/api/user/password/update',
    purpose: 'Sets another password for the customer who is signed in, and ends their other sessions.',
    owner: 'customer',
    lane: 'work',
    limit: tooOften,
    /** `old` may be left out where there is none yet. */
    body: z.strictObject({ old: password.optional(), password }),
    data: saved,
  },
  'user.get': {
    method: 'GET',
    path: '/api/user/get',
    purpose: 'Who is signed in, or nobody.',
    owner: 'cookie',
    lane: 'work',
    data: z.object({ user: user.nullable() }),
  },
  'user.update': {
    method: 'POST',
    path: '/api/user/update',
    purpose: 'Changes what is given of a profile; null empties it.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 120, windowSeconds: 3600 },
    body: z.strictObject({
      name: z.string().trim().max(LONGEST_PERSON_NAME).nullable().optional(),
      nickname: z.string().trim().max(LONGEST_NICKNAME).nullable().optional(),
      phone: z.string().trim().max(LONGEST_PHONE).nullable().optional(),
      birthday: z.string().trim().max(40).nullable().optional(),
      sex: z.enum(SEXES_OF_CUSTOMERS).nullable().optional(),
      locale: locale.optional(),
      marketing: z.boolean().optional(),
      /** A picture, base64 without a prefix. */
      avatar: z.string().max(240_000).nullable().optional(),
    }),
    data: z.object({ user }),
  },
  'user.logout': {
    method: 'POST',
    path: '/api/user/logout',
    purpose: 'Ends this session; if asked, this browser also forgets the tests that it holds.',
    owner: 'cookie',
    lane: 'work',
    body: z.strictObject({ forget: z.boolean().optional() }),
    data: z.object({ signedOut: z.literal(true) }),
  },
  'user.sessions': {
    method: 'GET',
    path: '/api/user/session/list',
    purpose: 'Where the customer is signed in.',
    owner: 'customer',
    lane: 'work',
    data: z.object({ sessions: z.array(userSession) }),
  },
  'user.endSessions': {
    method: 'POST',
    path: '/api/user/session/end',
    purpose: 'Ends one session, or all others.',
    owner: 'customer',
    lane: 'work',
    body: z.strictObject({ sessionId: uuid.optional() }),
    data: z.object({ ended: z.int() }),
  },
  'user.continue': {
    method: 'POST',
    path: '/api/user/sitting/continue',
    purpose: 'Lets this browser go on with a test that its customer began in another one.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    /** The number of a sitting; whose it is, the handler asks by the customer. */
    body: z.strictObject({ sitting: number12 }),
    data: z.object({ continued: z.literal(true) }),
  },
  'user.add': {
    method: 'POST',
    path: '/api/user/sitting/add',
    purpose: 'Adds tests begun here, or health results whose link was opened here, to an account.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    /** Not this browser's, or somebody's already: left out. */
    body: z.strictObject({ sittings: z.array(number12).min(1).max(100) }),
    data: z.object({ added: z.int() }),
  },
  'user.orders': {
    method: 'GET',
    path: '/api/user/order/list/:id',
    purpose:
      "Tests of the customer, or of this browser while nobody is signed in: a page of ten, by state. `id` is a storefront's exam.",
    owner: 'cookie',
    lane: 'work',
    params: z.object({ id: appExamId }),
    query: z.object({
      state: orderState.optional(),
      page: z.coerce.number().int().min(1).max(1000).optional(),
      hl: locale.optional(),
    }),
    data: z.object({
      items: z.array(userOrder),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      counts: z.object({ uncompleted: z.int(), pending: z.int(), completed: z.int() }),
    }),
  },
  'user.centre': {
    method: 'GET',
    path: '/api/user/center/data',
    purpose: 'What the first page of the centre shows: who, and which tests and orders wait.',
    owner: 'cookie',
    lane: 'work',
    query: z.object({ appExamId, hl: locale.optional() }),
    data: centre,
  },
  'user.privilege': {
    method: 'GET',
    path: '/api/user/privilege',
    purpose: 'What the viewer may open: everybody `open`, a proven address `registered`, a plan its level.',
    owner: 'cookie',
    lane: 'work',
    data: z.object({ level: z.enum(LEVELS), proven: z.boolean() }),
  },
  'user.isVip': {
    method: 'GET',
    path: '/api/user/isVIP',
    purpose: 'Whether the viewer has a subscription that is open.',
    owner: 'cookie',
    lane: 'work',
    data: z.object({ isVIP: z.boolean() }),
  },
  'user.vipDetail': {
    method: 'GET',
    path: '/api/privilege/vip/detail',
    purpose: "The viewer's subscription; null without one.",
    owner: 'cookie',
    lane: 'work',
    data: z.object({ level: z.enum(LEVELS), subscription: ownSubscription.nullable() }),
  },
} as const satisfies CallRows
