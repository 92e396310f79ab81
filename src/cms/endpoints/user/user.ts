import { readReportParts } from '@/content/skus'
import { appExamId } from '@/domain/api/shapes'
import { needsPlan } from '@/domain/centre/levels'
import { DEFAULT_LOCALE, parseLocale } from '@/domain/locale/locales'
import { addTests } from '@/services/accounts/add-tests'
import { askCode } from '@/services/accounts/ask-code'
import type { SigningBrowser } from '@/services/accounts/begin-session'
import { changeAddress } from '@/services/accounts/change-address'
import { changePassword, resetPassword } from '@/services/accounts/change-password'
import { continueHere } from '@/services/accounts/continue-here'
import { endSessions, listSessions, signOut } from '@/services/accounts/end-sessions'
import { askToEnter } from '@/services/accounts/enter-account'
import { findCustomer, readSignedIn } from '@/services/accounts/find-customer'
import { listOrders } from '@/services/accounts/list-orders'
import { readCentre } from '@/services/accounts/read-centre'
import { finishRegistration, register } from '@/services/accounts/register'
import {
  type SignedInAnswer,
  signInByCode,
  signInByLink,
  signInByPassword,
} from '@/services/accounts/sign-in'
import { updateProfile } from '@/services/accounts/update-profile'
import { viewUser } from '@/services/accounts/view-user'
import { readMembership } from '@/services/centre/level-of'
import type { Deps } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { findPlace, findStorefront, type Place } from '@/services/sittings/find-place'
import { viewOwnPlan } from '@/services/subscriptions/view-own-plan'
import type { Viewer } from '@/services/visitors/viewer'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints, refuseForeignGet } from '../define-endpoints'
import type { CallRequest } from '../own-endpoint'

export const userEndpoints = defineEndpoints({
  'user.register': async ({ deps, input: { body }, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    const place = await findPlace(deps, body.appExamId)
    const sent = await register(deps, { asked: body, place, viewer: visitor.viewer })
    if (visitor.cookie) setCookie(visitor.cookie)
    return sent
  },

  /** A GET that sends a mail, as the specification has it: a page of another site must not be able to load it. */
  'user.captcha': async ({ deps, input: { query }, viewer, req, setCookie }) => {
    refuseForeignGet(req)
    const { email, purpose, hl: locale } = query
    const visitor = withVisitor(viewer)
    const place = await findPlace(deps, query.appExamId)
    const asked = { email, locale, viewer: visitor.viewer }
    const sent =
      purpose === 'enter'
        ? await askToEnter(deps, { ...asked, place, agreed: query.agreed === 'true' })
        : await askCode(deps, {
            ...asked,
            purpose,
            customerId: purpose === 'change' ? (await findCustomer(deps, viewer)).id : undefined,
            storefront: place.storefront.code,
          })
    if (visitor.cookie) setCookie(visitor.cookie)
    return sent
  },

  'user.verify': async ({ deps, input: { body }, viewer, req, setCookie }) => {
    const { email, code, purpose, password } = body
    if (purpose === 'register')
      return signedIn(
        await finishRegistration(deps, { email, code, browser: browserOf(viewer, req) }),
        setCookie,
      )
    const customer = await findCustomer(deps, viewer)
    await changeAddress(deps, {
      customer,
      email,
      code,
      password,
      viewer,
      storefront: (await storefrontOf(deps, req)).code,
    })
    return { uid: customer.number, mustSetPassword: false }
  },

  'user.login': async ({ deps, input: { body }, viewer, req, setCookie }) => {
    const { email, password, code } = body
    const browser = browserOf(viewer, req)
    if ((password === undefined) === (code === undefined))
      throw new HttpRefusal('malformed', { issues: [{ path: 'password', message: 'a password or a code' }] })
    const answer =
      code === undefined
        ? await signInByPassword(deps, { email, password: password ?? '', browser })
        : await signInByCode(deps, { email, code, browser })
    return signedIn(answer, setCookie)
  },

  /** A token has 256 random bits: every guess is looked up, and only what is refused counts. */
  'user.loginByLink': async ({ deps, input: { body }, viewer, req, setCookie }) =>
    signedIn(await signInByLink(deps, { token: body.token, browser: browserOf(viewer, req) }), setCookie),

  'user.passwordReset': async ({ deps, input: { body }, viewer, req, setCookie }) =>
    signedIn(
      await resetPassword(deps, {
        ...body,
        browser: browserOf(viewer, req),
        storefront: (await storefrontOf(deps, req)).code,
      }),
      setCookie,
    ),

  'user.passwordUpdate': async ({ deps, input: { body }, customer, req }) =>
    changePassword(deps, { ...body, customer, storefront: (await storefrontOf(deps, req)).code }),

  'user.get': async ({ deps, viewer }) => {
    const found = await readSignedIn(deps, viewer)
    return { user: found && (await viewUser(deps, found.customer)) }
  },

  'user.update': async ({ deps, input: { body }, customer, viewer, req }) => ({
    user: await updateProfile(deps, {
      customer,
      change: body,
      today: deps.now().toISOString().slice(0, 10),
      ip: viewer.ip,
      storefrontId: (await storefrontOf(deps, req)).id,
    }),
  }),

  'user.logout': async ({ deps, input: { body }, viewer, setCookie }) => {
    for (const cookie of await signOut(deps, { viewer, forget: body.forget ?? false })) setCookie(cookie)
    return { signedOut: true }
  },

  'user.sessions': ({ deps, customer }) => listSessions(deps, customer),

  'user.endSessions': async ({ deps, input: { body }, customer }) => ({
    ended: await endSessions(deps.payload.db.drizzle, {
      customerId: customer.id,
      ...(body.sessionId ? { only: body.sessionId } : { except: customer.sessionId }),
    }),
  }),

  'user.continue': async ({ deps, input: { body }, customer, viewer, setCookie }) => {
    const visitor = withVisitor(viewer)
    await continueHere(deps, {
      customerId: customer.id,
      number: body.sitting,
      visitorHash: visitor.viewer.visitorHash,
    })
    if (visitor.cookie) setCookie(visitor.cookie)
    return { continued: true }
  },

  'user.add': ({ deps, input: { body }, customer, viewer }) =>
    addTests(deps, { customerId: customer.id, numbers: body.sittings, viewer }),

  'user.orders': async ({ deps, input: { params, query }, viewer }) => {
    await findPlace(deps, params.id)
    const { state, page = 1, hl: locale = 'EN' } = query
    return listOrders(deps, { viewer, state, page, locale })
  },

  'user.centre': async ({ deps, input: { query }, viewer }) => {
    const locale = query.hl ?? 'EN'
    const centre = await readCentre(deps, { viewer, locale })
    const parts = centre.bought.length > 0 ? await readReportParts(locale) : []
    return { ...centre, bought: parts.filter(({ part }) => centre.bought.includes(part)) }
  },

  'user.privilege': async ({ deps, viewer }) => {
    const { level, proven } = await readMembership(deps, viewer)
    return { level, proven }
  },

  'user.isVip': async ({ deps, viewer }) => ({
    isVIP: needsPlan((await readMembership(deps, viewer)).level),
  }),

  /** Also of one that opens nothing at the moment: a charge may be due. */
  'user.vipDetail': async ({ deps, viewer, req }) => {
    const { level, plan } = await readMembership(deps, viewer)
    const locale = parseLocale(req.headers.get('hl')) ?? DEFAULT_LOCALE
    return { level, subscription: plan && (await viewOwnPlan(deps, { plan, locale })) }
  },
})

const browserOf = (viewer: Viewer, req: CallRequest): SigningBrowser => ({
  viewer,
  userAgent: req.headers.get('user-agent') ?? '',
})

const signedIn = ({ cookie, ...answer }: SignedInAnswer, setCookie: (value: string) => void) => {
  setCookie(cookie)
  return answer
}

/**
 * The storefront that the page was of, or the default one: whose name a mail about an account bears, and whose privacy notice
 * a consent is under.
 */
const storefrontOf = async (deps: Deps, req: CallRequest): Promise<Place['storefront']> => {
  const told = appExamId.safeParse(req.headers.get('exam-app-id'))
  const [, code] = told.success ? told.data.split('-').reverse() : []
  const storefront = (code && (await findStorefront(deps, code))) || (await findStorefront(deps))
  if (!storefront) throw new HttpRefusal('notFound')
  return storefront
}
